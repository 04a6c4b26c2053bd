export { PriceAlertButton } from './PriceAlertButton.tsx';
