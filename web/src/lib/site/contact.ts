/** A link to the chat, or to the contact page if the shop has no chat. */
export const chatLink = (chatUrl: string | null) =>
  chatUrl ? { to: chatUrl, text: 'Live chat' } : { to: '/contact', text: 'Contact us' };

export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
