import JsBarcode from 'jsbarcode';
import PDFDocument from 'pdfkit';
import { money } from '../../shared/money.ts';
import type { SellItem, Sender, Shipment } from './types.ts';

/**
 * Encodes ASCII text as Code 128: 1 for a dark module, 0 for a light one, without quiet zones.
 * @throws for text that Code 128 cannot encode
 */
export function code128(text: string): string {
  const target: { encodings?: readonly { readonly data: string }[] } = {};
  let isValid = false;
  JsBarcode(target, text, {
    format: 'CODE128',
    valid: (valid) => {
      isValid = valid;
    },
  });
  if (!isValid || target.encodings === undefined) {
    throw new Error(`"${text}" cannot be written as Code 128.`);
  }
  return target.encodings.map(({ data }) => data).join('');
}

/** A dark bar, in modules from the left. */
interface Bar {
  readonly at: number;
  readonly width: number;
}

export const toBars = (modules: string): Bar[] =>
  [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => ({ at: index, width: run.length }));

const RECEIVER: readonly string[] = [
  'Encore Receiving',
  '1200 Sample Street, Dock 4',
  'Los Angeles, CA 90021',
  'US',
];

const carrierNames: Readonly<Record<string, string>> = {
  prepaid: 'Prepaid, insured',
  dhl: 'DHL',
  fedex: 'FedEx',
  ups: 'UPS',
  usps: 'USPS',
};

/** The standard PDF fonts only contain Latin characters. */
const latin = (text: string): string =>
  text.normalize('NFC').replace(/[^\x20-\x7e\xa1-\xff]/g, '?');

const senderLines = ({ name, street, city, region, postcode, countryId }: Sender): string[] =>
  [name, ...street, `${city}, ${region} ${postcode}`, countryId].filter((line) => line !== '');

type Doc = PDFKit.PDFDocument;

function block(doc: Doc, title: string, lines: readonly string[]): void {
  doc.font('Helvetica-Bold').fontSize(8).text(title.toUpperCase());
  doc.font('Helvetica').fontSize(11);
  for (const line of lines) doc.text(latin(line));
  doc.moveDown(0.6);
}

interface BarcodeArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawBarcode(doc: Doc, text: string, { x, y, width, height }: BarcodeArea): void {
  const modules = code128(text);
  const module = width / modules.length;
  for (const bar of toBars(modules)) doc.rect(x + bar.at * module, y, bar.width * module, height);
  doc.fill('#000000');
}

function labelPage(doc: Doc, { carrier, trackingNumber, sender, ...shipment }: Shipment): void {
  doc.addPage({ size: [288, 432], margin: 18 });
  doc
    .font('Helvetica-Bold')
    .fontSize(16)
    .text(latin(carrierNames[carrier] ?? 'Parcel'));
  doc.moveDown(0.4);
  block(doc, 'From', senderLines(sender));
  block(doc, 'To', RECEIVER);
  drawBarcode(doc, trackingNumber, { x: 34, y: 290, width: 220, height: 70 });
  doc.fillColor('#000000').font('Courier-Bold').fontSize(12);
  doc.text(trackingNumber, 18, 366, { width: 252, align: 'center' });
  doc.font('Helvetica').fontSize(8);
  const pieces = `${shipment.itemIds.length} ${shipment.itemIds.length === 1 ? 'item' : 'items'}`;
  const insured = `Insured for ${money(shipment.insuredCents)}`;
  doc.text(`Shipment ${shipment.id} - ${pieces} - ${insured}`, 18, 390, {
    width: 252,
    align: 'center',
  });
}

function slipPage(doc: Doc, shipment: Shipment, items: readonly SellItem[]): void {
  doc.addPage({ size: 'LETTER', margin: 54 });
  doc.font('Helvetica-Bold').fontSize(18).text(`Packing slip ${shipment.id}`);
  doc.font('Helvetica').fontSize(10).moveDown(0.5);
  doc.text('Put this page into the package. Pack each item in its own bag, fill any gaps and');
  doc.text('tape every seam. Drop it off at the counter and ask for a receipt.');
  doc.moveDown();
  for (const { id, details } of items) {
    const { designer, model, extras } = details;
    doc
      .font('Helvetica-Bold')
      .fontSize(11)
      .text(latin(`Quote ${id}: ${designer} ${model}`));
    const with_ = extras.length === 0 ? 'No extras' : `With ${extras.join(', ')}`;
    doc.font('Helvetica').fontSize(10).text(latin(with_)).moveDown(0.5);
  }
  doc.text(`Insured for ${money(shipment.insuredCents)} from counter to counter.`);
  doc.text(`Tracking number ${shipment.trackingNumber}`);
}

/**
 * Draws the label of a shipment, 4 by 6 inches with its tracking number as Code 128, and its packing slip, as one PDF.
 * The output is deterministic.
 */
export function drawLabel(shipment: Shipment, items: readonly SellItem[]): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    info: {
      Title: `Shipment ${shipment.id}`,
      Author: 'Encore',
      CreationDate: new Date(shipment.madeMs),
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  labelPage(doc, shipment);
  slipPage(doc, shipment, items);
  doc.end();
  return done;
}
