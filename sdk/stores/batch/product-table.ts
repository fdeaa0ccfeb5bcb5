/** Products of a shop as a table: a row for each, with the columns that its videos need. */
import { letterCount } from '../../base/letter-count';
import type { BatchField } from '../../contract/batch/batch';
import type { ShopProduct } from '../../contract/products/product';
import type { ProductPrices } from '../../project/forms/product-values';
import type { BatchTable } from './batch-table';

/** Formatting of a product in the language of the page. */
export interface ProductWriting {
  /** Names of the columns. */
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  /** Prices with their currency; empty where there is none. */
  readonly prices: (product: Pick<ShopProduct, 'price' | 'regularPrice'>) => ProductPrices;
}

const COLUMNS = ['name', 'price', 'regularPrice', 'discount', 'description', 'image', 'link'] as const;
const DATA_FIELDS = ['TITLE', 'PRICE', 'REGULAR_PRICE', 'DISCOUNT', 'DESCRIPTION', 'IMAGE', null] as const;

export function productTable(products: readonly ShopProduct[], { columns, prices }: ProductWriting): BatchTable {
  return {
    columns: COLUMNS.map((column) => columns[column]),
    dataFields: DATA_FIELDS,
    rows: products.map((product) => {
      const { price, regularPrice, discount } = prices(product);
      const { name, description, imageUrl, url } = product;
      return [name, price, regularPrice, discount, description, imageUrl ?? '', url ?? ''];
    }),
  };
}

/** Descriptions of shops are far longer than a scene has room for: whole sentences of it, else whole words. */
export function shortDescription(text: string, maxLength: BatchField['maxLength']): string {
  if (maxLength === null || letterCount(text) <= maxLength) return text;
  const start = [...text].slice(0, maxLength + 1).join('');
  const sentences = /^.*[.!?](?=\s|$)/su.exec(start)?.[0];
  if (sentences && letterCount(sentences) <= maxLength) return sentences;
  const words = [...text]
    .slice(0, maxLength - 1)
    .join('')
    .replace(/\s+\S*$/u, '')
    .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
  return `${words}…`;
}
