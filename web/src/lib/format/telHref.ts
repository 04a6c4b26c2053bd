/** The `tel:` link of a formatted phone number. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
