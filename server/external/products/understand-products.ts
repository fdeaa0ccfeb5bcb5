import type { RowProblem, ShopProduct, UnderstoodProducts } from '@spotreel/sdk/contract';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { MOST_PRODUCTS, type ReadProduct, type StorableProduct, storableProduct } from './found-product';
import { readGoogleXml } from './read-google-xml';
import { readProductCsv } from './read-product-csv';
import { readShopify } from './read-shopify';

export interface UnderstoodFeed {
  readonly format: UnderstoodProducts['format'];
  /** As they are stored: at most 1,000. */
  readonly products: readonly StorableProduct[];
  readonly problems: readonly RowProblem[];
}

const SHOWN_PRODUCTS = 3;
/** Entries that an answer names as unreadable. */
export const SHOWN_PROBLEMS = 10;

/** `field`: what is to blame where not one product can be read: `validation_failed` is thrown. */
export function understandProducts(text: string, field: 'text' | 'url', shopUrl = ''): UnderstoodFeed {
  const { format, entries } = readEntries(text.replace(/^\uFEFF/, ''), field, shopUrl);
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
  return { format, products, problems };
}

interface Entries {
  readonly format: UnderstoodFeed['format'];
  readonly entries: readonly ReadProduct[];
}

/** The first character says which format it is. */
function readEntries(text: string, field: 'text' | 'url', shopUrl: string): Entries {
  const first = text.trimStart().charAt(0);
  try {
    if (first === '<') return { format: 'google', entries: readGoogleXml(text) };
    if (first === '{') return { format: 'shopify', entries: readShopify(text, shopUrl) };
    return { format: 'csv', entries: readProductCsv(text) };
  } catch (error) {
    if (error instanceof ApiError) throw field === 'text' ? error : invalidFields({ url: error.details?.text ?? [] });
    throw noProducts(field);
  }
}

function noProducts(field: 'text' | 'url'): ApiError {
  return invalidFields({ [field]: ['We found no products here. We read Google Merchant XML, CSV and Shopify.'] });
}

/** For a person to look at before it is stored. */
export function toUnderstoodProducts({ format, products, problems }: UnderstoodFeed): UnderstoodProducts {
  return {
    format,
    count: products.length,
    first: products.slice(0, SHOWN_PRODUCTS).map(toShopProduct),
    unreadable: problems.length,
    problems: problems.slice(0, SHOWN_PROBLEMS),
  };
}

/** A product as the API sends it before it is stored. */
export function toShopProduct({ price, regularPrice, ...rest }: StorableProduct): ShopProduct {
  return { ...rest, price: price && { ...price }, regularPrice: regularPrice && { ...regularPrice } };
}
