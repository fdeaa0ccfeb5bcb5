import type { RowProblem, UnderstoodProducts } from '@spotreel/sdk/internal/contract';
import { decodeText } from '@spotreel/sdk/internal/table';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { type ReadProduct, type StorableProduct, storableProduct } from './found-product';
import { MOST_PRODUCTS } from './product-limits';
import { readGoogleXml } from './read-google-xml';
import { readProductCsv } from './read-product-csv';
import { readShopify } from './read-shopify';

export interface UnderstoodFeed {
  readonly format: UnderstoodProducts['format'];
  /** As they are stored: at most 1,000. */
  readonly products: readonly StorableProduct[];
  readonly problems: readonly RowProblem[];
  /** Encoding of the bytes. Null: it was a text, or bytes that are no text. */
  readonly encoding: string | null;
  /** The bytes do not say their encoding. */
  readonly isGuess: boolean;
}

/**
 * `source`: a text, or the bytes of a file in any encoding; `encoding`: the one that a person chose for them. `field`: what is to blame where not one product can be read
 * (`validation_failed`) or the text is too complex (`input_too_complex`).
 */
export function understandProducts(
  source: string | Uint8Array,
  field: 'text' | 'url',
  shopUrl = '',
  encoding?: string,
): UnderstoodFeed {
  // a workbook is no text
  const decoded = typeof source === 'string' ? undefined : decodeText(source, { encoding });
  const text = typeof source === 'string' ? source : (decoded?.text ?? '');
  const { format, entries } = readEntries({ source, text, encoding }, field, shopUrl);
  const products: StorableProduct[] = [];
  const problems: RowProblem[] = [];
  for (const read of entries) {
    const product = 'product' in read ? storableProduct(read.product) : undefined;
    if ('problem' in read) problems.push({ row: read.row, message: read.problem });
    else if (!product) problems.push({ row: read.row, message: 'The name is missing.' });
    else if (products.length < MOST_PRODUCTS) products.push(product);
    else problems.push({ row: read.row, message: 'A feed keeps 1,000 products. This one is left out.' });
  }
  if (products.length === 0) throw noProducts(field);
  return { format, products, problems, encoding: decoded?.encoding ?? null, isGuess: decoded?.isGuess ?? false };
}

interface Entries {
  readonly format: UnderstoodFeed['format'];
  readonly entries: readonly ReadProduct[];
}

interface FeedSource {
  readonly source: string | Uint8Array;
  /** Empty: the source is no text. */
  readonly text: string;
  readonly encoding: string | undefined;
}

/** The first character says which format it is. */
function readEntries({ source, text: marked, encoding }: FeedSource, field: 'text' | 'url', shopUrl: string): Entries {
  const text = marked.replace(/^\uFEFF/, '');
  const first = text.trimStart().charAt(0);
  try {
    if (first === '<' && !isWebPage(text)) return { format: 'google', entries: readGoogleXml(text) };
    if (first === '{') return { format: 'shopify', entries: readShopify(text, shopUrl) };
    return { format: 'csv', entries: readProductCsv(source, encoding) };
  } catch (error) {
    if (error instanceof ApiError) throw atField(error, field);
    // what takes more of the engine than it has is refused by who runs this
    throw error instanceof RangeError ? error : noProducts(field);
  }
}

function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype\s+html|html)\b/i.test(text);
}

/** Readers blame the text, which may have come from an address. */
function atField({ code, message, details = {} }: ApiError, field: 'text' | 'url'): ApiError {
  return new ApiError(code, { message, details: { [field]: details.text ?? [] } });
}

function noProducts(field: 'text' | 'url'): ApiError {
  return invalidFields({
    [field]: ['We found no products here. We read Google Merchant XML, CSV, Excel and Shopify.'],
  });
}
