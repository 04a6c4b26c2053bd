export { Newsletter } from './newsletter/Newsletter.tsx';
export { ContentPage } from './page/ContentPage.tsx';
