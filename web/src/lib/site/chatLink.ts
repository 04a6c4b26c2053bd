/** The link beside the phone's: to the chat, or to the contact page where the shop has no chat. */
export const chatLink = (chatUrl: string | null) =>
  chatUrl ? { to: chatUrl, text: 'Live Chat' } : { to: '/contact', text: 'Contact Us' };
