export { ContentPage } from './page/ContentPage.tsx';
