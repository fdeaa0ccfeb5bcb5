/** The public list of products of a Shopify shop: `/products.json`. It does not say the currency. */
import * as z from 'zod';
import { jsonCost } from '../../platform/http/json/json-cost';
import { tooComplex } from '../../platform/parsing/too-complex';
import type { ReadProduct } from './found-product';
import { readPrice } from './read-price';

const productAnswer = z.object({
  title: z.string(),
  handle: z.string().default(''),
  body_html: z.string().nullish(),
  variants: z.array(z.object({ price: z.coerce.string(), compare_at_price: z.coerce.string().nullish() })).default([]),
  images: z.array(z.object({ src: z.string() })).default([]),
});
/** 250 products with 50 variants of 30 values each. */
const MOST_VALUES = 500_000;
const MOST_DEPTH = 64;
/** As many as rows of a table. */
const MOST_ENTRIES = 20_000;

const shopAnswer = z.object({ products: z.array(z.unknown()) });

/** `shopUrl`: where pages of products are. Empty: unknown. Throws for what is no list of a shop, and `input_too_complex`. */
export function readShopify(text: string, shopUrl: string): ReadProduct[] {
  const { values, depth } = jsonCost(text);
  if (values > MOST_VALUES) throw tooComplex('text', `The list has more than ${MOST_VALUES} values`);
  if (depth > MOST_DEPTH) throw tooComplex('text', `Values are nested more than ${MOST_DEPTH} deep`);
  const { products } = shopAnswer.parse(JSON.parse(text));
  if (products.length > MOST_ENTRIES) throw tooComplex('text', `The list has more than ${MOST_ENTRIES} entries`);
  return products.map((entry, index) => {
    const row = index + 1;
    const read = productAnswer.safeParse(entry);
    if (!read.success) return { row, problem: 'This entry is not a product.' };
    const { title, handle, body_html, variants, images } = read.data;
    if (!title.trim()) return { row, problem: 'The name is missing.' };
    return {
      row,
      product: {
        name: title,
        description: body_html ?? '',
        price: readPrice(variants[0]?.price ?? ''),
        regularPrice: readPrice(variants[0]?.compare_at_price ?? ''),
        url: shopUrl && handle ? `${shopUrl}/products/${encodeURIComponent(handle)}` : '',
        imageUrl: images[0]?.src ?? '',
      },
    };
  });
}
