export { PriceAlertButton } from './watch/PriceAlertButton.tsx';
