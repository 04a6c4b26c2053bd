import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { forcedColors } from '../media.ts';

const OUTLINE =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

const mask = (fill: 'none' | '%23000') =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${OUTLINE}'/%3E%3C/svg%3E")`;

/** A product's heart, styled by its container. Drawn with CSS only, because a list contains sixty of them. */
export const heart = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: 'target',
  borderRadius: 'full',
  color: 'fg',
  cursor: 'pointer',
  _hover: { color: 'accent' },
  _print: { display: 'none' },
  _before: {
    content: '""',
    boxSize: '5',
    bg: 'currentcolor',
    mask: mask('none'),
    [forcedColors]: { bg: 'ButtonText' },
  },
  '&[aria-pressed=true]': { color: 'accent', _before: { maskImage: mask('%23000') } },
} satisfies SystemStyleObject;
