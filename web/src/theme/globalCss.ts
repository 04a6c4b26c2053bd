import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { noScripts } from './media.ts';

/**
 * What only works with scripts: buttons (except photos and the headings of filter groups), forms without an address,
 * placeholders of contents that the browser loads, and the elements marked `data-scripted`.
 */
const SCRIPTED =
  'button[type=button]:not(:has(img), [data-part=item-trigger]), form:not([action]), .chakra-skeleton, [data-scripted]';

/** Global background, typography and focus ring. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'text',
    lineHeight: '1.6',
    scrollPaddingTop: '24',
    fontVariantNumeric: 'lining-nums',
  },
  // The height of the sticky header.
  'html:has(header[data-sticky])': { scrollPaddingTop: '200px' },
  // Keeps focused elements above the bar at the bottom of a phone's screen.
  'html:has([data-part=buy-bar])': { mdDown: { scrollPaddingBottom: '5.5rem' } },
  body: { minHeight: '100dvh', overflowWrap: 'break-word' },
  // While a dialog is open. Otherwise all elements would inherit Chakra's `none` and be styled again; the backdrop
  // catches the clicks.
  'body[data-inert]': { pointerEvents: 'auto !important' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  'main:focus': { outline: 'none' },
  // A document, such as an invoice, is printed without the shop's frame.
  'body:has([data-document])': {
    _print: { '& > :not(main), & nav': { display: 'none' } },
  },
  [SCRIPTED]: { [noScripts]: { display: 'none !important' } },
  '::selection': { bg: 'accent', color: 'bg.panel' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
});
