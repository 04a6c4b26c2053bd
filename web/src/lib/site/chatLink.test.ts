import { expect, it } from 'vitest';
import { chatLink } from './chatLink.ts';

it('leads to the chat where there is one, and promises none where there is not', () => {
  const chatUrl = 'https://chat.example/encore';
  expect(chatLink(chatUrl)).toEqual({ to: chatUrl, text: 'Live Chat' });
  expect(chatLink(null)).toEqual({ to: '/contact', text: 'Contact Us' });
});
