import {
  BinaryBitmap,
  Code128Reader,
  GlobalHistogramBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import { describe, expect, it, test } from 'vitest';
import { code128 } from './Barcode.tsx';

const SCALE = 3;
const HEIGHT = 20;

/** Decodes the path as a scanner would. */
function scan({ width, path }: NonNullable<ReturnType<typeof code128>>): string {
  const line = new Array<number>(width * SCALE).fill(255);
  for (const [, x, length] of path.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) {
    line.fill(0, Number(x) * SCALE, (Number(x) + Number(length)) * SCALE);
  }
  const pixels = new Uint8ClampedArray(Array.from({ length: HEIGHT }, () => line).flat());
  const source = new RGBLuminanceSource(pixels, line.length, HEIGHT);
  return new Code128Reader()
    .decode(new BinaryBitmap(new GlobalHistogramBinarizer(source)))
    .getText();
}

describe('the barcode of a return label', () => {
  test.each(['ENR000000000000042', '1Z999AA10123456784', 'a-b C.9'])(
    'encodes "%s" so that a scanner can read it',
    (text) => {
      const bars = code128(text);
      expect(bars && scan(bars)).toBe(text);
    },
  );

  it('is omitted for characters that it cannot encode', () => expect(code128('日本')).toBeNull());
});
