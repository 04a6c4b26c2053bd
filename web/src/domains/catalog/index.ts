export { SearchPopup } from './search-popup/SearchPopup.tsx';
