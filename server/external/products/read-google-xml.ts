/** Feeds for the Google Merchant Center: RSS 2.0 or Atom (https://support.google.com/merchants/answer/7052112). */
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { tooComplex } from '../../platform/parsing/too-complex';
import type { ReadProduct } from './found-product';
import { readPrice } from './read-price';

/** 4,000 products with 50 elements each. */
const MOST_ELEMENTS = 200_000;
/** Feeds have six. */
const MOST_DEPTH = 64;

/** Values stay texts: `007` is no number. Only the five entities of XML and characters by number are known. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: false,
});

const text = z
  .union([z.string(), z.array(z.unknown()).transform(([first]) => (typeof first === 'string' ? first : ''))])
  .catch('');
const entries = z.union([z.array(z.unknown()), z.unknown().transform((one) => (one === undefined ? [] : [one]))]);
const feed = z.union([
  z.object({ rss: z.object({ channel: z.object({ item: entries }) }) }).transform(({ rss }) => rss.channel.item),
  z.object({ feed: z.object({ entry: entries }) }).transform((document) => document.feed.entry),
]);
const entryAnswer = z.object({
  title: text,
  description: text,
  summary: text,
  price: text,
  sale_price: text,
  link: text,
  image_link: text,
});

/** Throws for what is no feed, and `input_too_complex`. Documents that declare entities of their own are refused. */
export function readGoogleXml(xml: string): ReadProduct[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('The document declares a type');
  requireFewElements(xml);
  return feed.parse(parser.parse(xml)).map((entry, index) => productOf(entry, index + 1));
}

function productOf(entry: unknown, row: number): ReadProduct {
  const read = entryAnswer.safeParse(entry);
  if (!read.success) return { row, problem: 'This entry is not a product.' };
  const { title, description, summary, price, sale_price, link, image_link } = read.data;
  if (!title.trim()) return { row, problem: 'The name is missing.' };
  const typed = sale_price || price;
  const amount = typed ? readPrice(typed) : null;
  if (typed && !amount) return { row, problem: 'The price is not a number.' };
  return {
    row,
    product: {
      name: title,
      description: description || summary,
      price: amount,
      regularPrice: readPrice(price),
      url: link,
      imageUrl: image_link,
    },
  };
}

/** Counts the elements of a document, and how deep they are, without reading it. Throws `input_too_complex`. */
function requireFewElements(xml: string): void {
  let elements = 0;
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    const next = xml[at + 1];
    if (next === '!' && xml.startsWith('<![CDATA[', at)) at = endOf(xml, ']]>', at);
    else if (next === '!') at = xml.startsWith('<!--', at) ? endOf(xml, '-->', at) : at;
    else if (next === '/') depth -= 1;
    else if (next !== '?') {
      elements += 1;
      const end = endOf(xml, '>', at);
      if (xml[end - 1] !== '/') depth += 1;
      at = end;
    }
    if (elements > MOST_ELEMENTS) throw tooComplex('text', `The document has more than ${MOST_ELEMENTS} elements`);
    if (depth > MOST_DEPTH) throw tooComplex('text', `Elements are nested more than ${MOST_DEPTH} deep`);
  }
}

function endOf(xml: string, sign: string, from: number): number {
  const end = xml.indexOf(sign, from);
  return end < 0 ? xml.length : end;
}
