/** The public list of products of a Shopify shop: `/products.json`. It does not say the currency. */
import * as z from 'zod';
import type { ReadProduct } from './found-product';
import { readPrice } from './read-price';

const productAnswer = z.object({
  title: z.string(),
  handle: z.string().default(''),
  body_html: z.string().nullish(),
  variants: z.array(z.object({ price: z.coerce.string(), compare_at_price: z.coerce.string().nullish() })).default([]),
  images: z.array(z.object({ src: z.string() })).default([]),
});
const shopAnswer = z.object({ products: z.array(z.unknown()) });

/** `shopUrl`: where pages of products are. Empty: unknown. Throws for what is no list of a shop. */
export function readShopify(text: string, shopUrl: string): ReadProduct[] {
  const { products } = shopAnswer.parse(JSON.parse(text));
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
