import { expect, it } from 'vitest';
import { withMedia } from './repository.ts';

it.each([
  ['<img src="{{media url="a/b.webp"}}">', '<img src="http://shop.test/media/a/b.webp">'],
  ['<img src="{{media url=/wysiwyg/c.png}}">', '<img src="http://shop.test/media/wysiwyg/c.png">'],
  ['<p>{{media url="javascript:x"}}</p>', '<p>{{media url="javascript:x"}}</p>'],
])('renders %s', (html, shown) => expect(withMedia(html, 'http://shop.test/media/')).toBe(shown));
