import { expect, it } from 'vitest';
import { chatLink } from './contact.ts';

it('links to the chat if configured, and offers none otherwise', () => {
  const chatUrl = 'https://chat.example/encore';
  expect(chatLink(chatUrl)).toEqual({ to: chatUrl, text: 'Live chat' });
  expect(chatLink(null)).toEqual({ to: '/contact', text: 'Contact us' });
});
