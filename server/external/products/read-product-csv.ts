import { invalidFields } from '../../platform/http/api-error';
import { cellOf, type NamedRow, type NamedTable, readNamedTable } from '../named-table';
import type { ReadProduct } from './found-product';
import { readPrice } from './read-price';

/** Names of columns in feeds for Google, in exports of shops, and in tables that people of our languages write. */
const COLUMNS = {
  name: [
    'title',
    'name',
    'product',
    'product name',
    'product title',
    'product_name',
    'titel',
    'produkt',
    'produktname',
    'artikel',
    'bezeichnung',
    'nom',
    'produit',
    'nom du produit',
    'titre',
    'nombre',
    'producto',
    'título',
    'nome',
    'produto',
    '商品名',
    '名前',
    'المنتج',
    'الاسم',
  ],
  description: [
    'description',
    'short description',
    'body (html)',
    'body',
    'product description',
    'beschreibung',
    'kurzbeschreibung',
    'descripción',
    'descrição',
    '説明',
    'الوصف',
  ],
  salePrice: [
    'sale price',
    'sale_price',
    'angebotspreis',
    'aktionspreis',
    'sonderpreis',
    'prix promo',
    'prix soldé',
    'precio de oferta',
    'preço promocional',
    'セール価格',
    'سعر التخفيض',
  ],
  price: [
    'price',
    'variant price',
    'regular price',
    'amount',
    'preis',
    'verkaufspreis',
    'prix',
    'precio',
    'preço',
    '価格',
    'السعر',
  ],
  regularPrice: [
    'variant compare at price',
    'compare at price',
    'compare_at_price',
    'old price',
    'uvp',
    'alter preis',
    'ancien prix',
    'prix barré',
    'precio anterior',
    'preço antigo',
    '通常価格',
    'السعر القديم',
  ],
  currency: ['currency', 'währung', 'devise', 'moneda', 'moeda', '通貨', 'العملة'],
  url: ['link', 'url', 'product url', 'permalink', 'lien', 'enlace', 'リンク', 'الرابط'],
  imageUrl: [
    'image link',
    'image_link',
    'image',
    'image url',
    'image_url',
    'image src',
    'images',
    'picture',
    'bild',
    'bild-url',
    'imagen',
    'imagem',
    '画像',
    'الصورة',
  ],
} as const;

/** The first row names the columns. `encoding`: of bytes; undefined: it is found. Throws `validation_failed` where none of them has the names. */
export function readProductCsv(source: string | Uint8Array, encoding?: string): ReadProduct[] {
  const { columns, rows } = readNamedTable(source, encoding);
  const names: readonly string[] = COLUMNS.name;
  if (!names.some((name) => columns.has(name))) {
    throw invalidFields({ text: ['The first row needs a column with the name "title" or "name".'] });
  }
  return rows.map((row) => productOf(row, columns));
}

function productOf(cells: NamedRow, columns: NamedTable['columns']): ReadProduct {
  const { row } = cells;
  const cell = (names: readonly string[]) => cellOf(cells, columns, names);
  const name = cell(COLUMNS.name);
  if (!name) return { row, problem: 'The name is missing.' };
  const currency = cell(COLUMNS.currency);
  const listed = cell(COLUMNS.price);
  const typed = cell(COLUMNS.salePrice) || listed;
  const price = typed ? readPrice(`${typed} ${currency}`) : null;
  if (typed && !price) return { row, problem: 'The price is not a number.' };
  return {
    row,
    product: {
      name,
      description: cell(COLUMNS.description),
      price,
      regularPrice: readPrice(`${cell(COLUMNS.regularPrice) || listed} ${currency}`),
      url: cell(COLUMNS.url),
      // some exports list several
      imageUrl: cell(COLUMNS.imageUrl).split(/[\s,|]+/)[0] ?? '',
    },
  };
}
