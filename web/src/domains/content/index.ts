export { NewsletterForm } from './newsletter/NewsletterForm.tsx';
export { ContentPage } from './page/ContentPage.tsx';
