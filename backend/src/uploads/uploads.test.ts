import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openSellShop, picture, type SellShop } from '../../test/helpers/sell-shop.ts';

let shop: SellShop;
beforeAll(async () => {
  shop = await openSellShop();
});
afterAll(() => shop.close());

const upload = (bytes: Buffer, name = 'photo.jpg') =>
  shop.call('POST', '/V1/sell/my/photo', {
    as: 1,
    body: { photo: { base64_encoded_data: bytes.toString('base64'), type: 'image/jpeg', name } },
  });
const stored = async (url: string) => Buffer.from(await (await shop.raw(url, 1)).arrayBuffer());
const files = (): string[] => readdirSync(join(shop.folder, 'sell-photos'));

/** The sum that ends each part of a PNG. */
function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
/** A PNG of a few kilobytes whose header promises that size. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a good photo', () => {
  it('stores a photo as a JPEG under a random name and returns its size', async () => {
    const { status, json } = await upload(await picture(60, 80), '../../etc/passwd');
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: '../../etc/passwd',
      width: 60,
      height: 80,
      bytes: expect.any(Number),
      url: `/V1/sell/my/photo/${json.id}`,
    });
    expect(files()).toContain(`${json.id}.jpg`);
    const bytes = await stored(json.url);
    expect(bytes.length).toBe(json.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 80 });
  });

  it.each(['png', 'webp'] as const)(
    'accepts %s and makes transparent pixels white',
    async (format) => {
      const clear = { r: 0, g: 0, b: 0, alpha: 0 };
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
        .toFormat(format)
        .toBuffer();
      const { json } = await upload(bytes);
      const { data } = await sharp(await stored(json.url))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    },
  );

  it('shrinks a photo to 2,400 pixels and enlarges none', async () => {
    const { json } = await upload(await picture(4000, 3000));
    expect([json.width, json.height]).toEqual([2400, 1800]);
    const { json: small } = await upload(await picture(40, 30));
    expect([small.width, small.height]).toEqual([40, 30]);
  });

  it('removes the location and turns the photo upright', async () => {
    const taken = await sharp(await picture(60, 40))
      .withExif({
        IFD0: { Copyright: 'Secret Person', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    expect(taken.includes('Secret Person')).toBe(true);
    const { json } = await upload(taken);
    expect([json.width, json.height]).toEqual([40, 60]);
    const bytes = await stored(json.url);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.includes('Secret Person')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
  });

  it('removes other data from the file', async () => {
    const polyglot = Buffer.concat([
      await picture(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const { status, json } = await upload(polyglot);
    expect(status).toBe(200);
    expect((await stored(json.url)).includes('<script>')).toBe(false);
  });
});

describe('a bad photo', () => {
  const choose = 'Please choose a JPEG, PNG or WebP photo.';
  const damaged = 'The photo cannot be read. It may be damaged.';
  const tooMany = 'The photo has more than 40 megapixels.';
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  it.each<readonly [string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), choose],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), choose],
    ['a program', () => Buffer.from('MZ\x90\x00'), choose],
    ['an archive', () => Buffer.from('PK\x03\x04'), choose],
    ['a PDF', () => Buffer.from('%PDF-1.7'), choose],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00'), choose],
    ['a sound in the wrapping of WebP', () => Buffer.from('RIFF\x00\x00\x00\x00WAVEfmt '), choose],
    ['the head of a JPEG alone', () => jpegHead, damaged],
    [
      'a page behind the head of a JPEG',
      () => Buffer.concat([jpegHead, Buffer.from('<html>')]),
      damaged,
    ],
    ['half a photo', async () => (await picture(400, 300)).subarray(0, 700), damaged],
    ['a header of 2.5 gigapixels', () => bomb(50_000, 50_000), tooMany],
    ['a header of a line too long', () => bomb(1_000_000, 1000), tooMany],
    ['a few pixels too many', () => bomb(8000, 5001), tooMany],
    [
      'more than 10 MB',
      () => Buffer.concat([jpegHead, Buffer.alloc(10_000_000)]),
      'The photo is larger than 10 MB.',
    ],
  ])('rejects %s in plain words', async (_, create, message) => {
    const before = files();
    expect(await upload(await create())).toEqual({ status: 400, json: { message } });
    expect(files()).toEqual(before);
  });

  it('rejects a photo that is too large to read with 413', async () => {
    const response = await upload(Buffer.alloc(11_000_000));
    expect(response).toEqual({ status: 413, json: { message: 'The photo is larger than 10 MB.' } });
  });

  it.each([
    [{ base64_encoded_data: '***' }, 'The image content must be valid base64 encoded data.'],
    [{}, 'The image content must be valid base64 encoded data.'],
    [
      { path: '/etc/passwd' },
      '"%fieldName" is not supported. Correct the field name and try again.',
    ],
  ])('rejects the upload %j', async (photo, message) => {
    const response = await shop.call('POST', '/V1/sell/my/photo', { as: 1, body: { photo } });
    expect([response.status, response.json.message]).toEqual([400, message]);
  });

  it('rejects another content type with the message of the REST framework', async () => {
    const response = await fetch(`${shop.url}/V1/sell/my/photo`, {
      method: 'POST',
      headers: { authorization: 'Bearer customer-1', 'content-type': 'image/jpeg' },
      body: new Uint8Array(await picture()),
    });
    expect([response.status, JSON.parse(await response.text()).message]).toEqual([
      400,
      'Server cannot understand Content-Type HTTP header media type image/jpeg',
    ]);
  });
});

describe('serving', () => {
  it('serves a photo to its owner alone, without scripts', async () => {
    const { json } = await upload(await picture());
    const response = await shop.raw(json.url, 1);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    });
    expect((await shop.raw(json.url, 2)).status).toBe(404);
    expect((await shop.raw(json.url)).status).toBe(401);
    expect(await shop.sell.photos.readForStaff(json.id)).toEqual(
      Buffer.from(await response.arrayBuffer()),
    );
  });

  it.each(['nope', '..%2f..%2fcommerce.sqlite', '%2e%2e', 'a'.repeat(500)])(
    'finds no photo "%s"',
    async (id) => {
      const { status } = await shop.raw(`/V1/sell/my/photo/${id}`, 1);
      expect(status).toBe(404);
    },
  );
});

test('keeps at most 200 photos of a customer that no item uses', async () => {
  const own = await openSellShop();
  const photo = { base64_encoded_data: (await picture(2, 2)).toString('base64') };
  const send = () => own.call('POST', '/V1/sell/my/photo', { as: 2, body: { photo } });
  for (let count = 0; count < 200; count++) expect((await send()).status).toBe(200);
  expect(await send()).toEqual({
    status: 400,
    json: {
      message: 'There are %1 photos that no item uses. Please send those first.',
      parameters: [200],
    },
  });
  await own.close();
});

test('reports no internal error', () => expect(shop.faults).toEqual([]));
