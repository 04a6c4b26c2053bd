import { inflateSync } from 'node:zlib';
import {
  BinaryBitmap,
  Code128Reader,
  GlobalHistogramBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, test } from 'vitest';
import { code128, drawLabel, toBars } from './label.ts';
import { newPrepaidNumber, prepaidNumber, readCarriage } from './tracking.ts';
import type { SellItem, Shipment } from './types.ts';

const shipment: Shipment = {
  id: 42,
  customerId: 1,
  carrier: 'prepaid',
  trackingNumber: prepaidNumber('00000000000042'),
  sender: {
    name: 'Zoë Łee',
    street: ['1 Main St'],
    city: 'Los Angeles',
    region: 'CA',
    postcode: '90001',
    countryId: 'US',
    telephone: '555-0100',
  },
  insuredCents: 425_050,
  labelToken: 'secret',
  itemIds: [7, 8],
  madeMs: Date.UTC(2026, 10, 20),
};

const item = (id: number, model: string, extras: string[]): SellItem =>
  ({ id, details: { designer: 'Chanel', model, extras } }) as unknown as SellItem;
const items = [item(7, 'Boy Bag', ['Dust bag']), item(8, 'Flap', [])];

const QUIET = 10;
const SCALE = 3;

/** Decodes modules like a scanner. */
function scan(modules: string): string {
  const row = `${'0'.repeat(QUIET)}${modules}${'0'.repeat(QUIET)}`;
  const line = [...row].flatMap((one) => Array<number>(SCALE).fill(one === '1' ? 0 : 255));
  const height = 20;
  const pixels = new Uint8ClampedArray(Array.from({ length: height }, () => line).flat());
  const source = new RGBLuminanceSource(pixels, line.length, height);
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(source));
  return new Code128Reader().decode(bitmap).getText();
}

/** Extracts the modules from the bars drawn in a PDF. */
function drawnModules(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    },
  );
  const bars = streams.flatMap((stream) =>
    [...stream.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map(([, x, , width]) => ({
      x: Number(x),
      width: Number(width),
    })),
  );
  const start = Math.min(...bars.map(({ x }) => x));
  const end = Math.max(...bars.map(({ x, width }) => x + width));
  // Code 128 starts with a bar of two modules.
  const module = (bars.find(({ x }) => x === start)?.width ?? 0) / 2;
  const modules = Array<string>(Math.round((end - start) / module)).fill('0');
  for (const { x, width } of bars) {
    const at = Math.round((x - start) / module);
    modules.fill('1', at, at + Math.round(width / module));
  }
  return modules.join('');
}

describe('the barcode', () => {
  test.each(['ENC0000000422', '1Z999AA10123456784', 'a-b C.9', '12', '123456789012'])(
    'encodes "%s" so that a scanner reads it',
    (text) => expect(scan(code128(text))).toBe(text),
  );

  it('rejects letters that it cannot hold', () => expect(() => code128('日本')).toThrow('日本'));

  it('returns the bars of the modules', () => {
    expect(toBars('1101')).toEqual([
      { at: 0, width: 2 },
      { at: 3, width: 1 },
    ]);
  });
});

describe('the label', () => {
  it('draws the tracking number as a barcode in the PDF', async () => {
    const pdf = await drawLabel(shipment, items);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(scan(drawnModules(pdf))).toBe(shipment.trackingNumber);
  });

  it('prints sender, receiver, insured value and contents', async () => {
    const pdf = await drawLabel(shipment, items);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { totalPages, text } = await extractText(document);
    expect(totalPages).toBe(2);
    expect(text[0]).toContain('Los Angeles, CA 90001');
    expect(text[0]).toContain('Zoë ?ee');
    expect(text[0]).toContain('Encore Receiving');
    expect(text[0]).toContain(shipment.trackingNumber);
    expect(text[0]).toContain('2 items - Insured for $4,250.50');
    expect(text[1]).toContain('Packing slip 42');
    expect(text[1]).toContain('Quote 7: Chanel Boy Bag');
    expect(text[1]).toContain('With Dust bag');
    expect(text[1]).toContain('Quote 8: Chanel Flap');
  });

  it('draws the same label for the same shipment only', async () => {
    expect(await drawLabel(shipment, items)).toEqual(await drawLabel(shipment, items));
    const other = { ...shipment, id: 43 };
    expect(await drawLabel(other, items)).not.toEqual(await drawLabel(shipment, items));
  });
});

describe('a tracking number', () => {
  it('ends a number of the shop with a check digit', () => {
    expect(prepaidNumber('00000000000001')).toBe('ENS000000000000017');
    expect(prepaidNumber('00000000000042')).toBe('ENS000000000000420');
    expect(newPrepaidNumber()).not.toBe(newPrepaidNumber());
  });

  it('tidies the number of a carrier', () => {
    expect(readCarriage('UPS', '1z 999-aa1 0123')).toEqual({
      carrier: 'ups',
      trackingNumber: '1Z999AA10123',
    });
    expect(readCarriage(undefined, 'ignored')).toEqual({
      carrier: 'prepaid',
      trackingNumber: null,
    });
  });

  it.each([
    ['pigeon', '123456'],
    ['ups', ''],
    ['ups', '123'],
    ['ups', 'x'.repeat(35)],
    ['dhl', '<script>'],
  ])('rejects the carrier %s with the number %s', (carrier, number) => {
    expect(() => readCarriage(carrier, number)).toThrow();
  });
});
