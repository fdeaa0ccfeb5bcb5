import type { ExternalProduct, ProductFeed, ProductsInput, UnderstoodProducts } from '@spotreel/sdk/internal/contract';
import type { Answers } from '../story-call';

const AT = '2026-11-01T08:00:00.000Z';
const nothing = { url: null, problem: null, refreshedAt: AT, createdAt: AT };

const demoFeeds: readonly ProductFeed[] = [
  { ...nothing, id: 1, kind: 'shopify', name: 'halo-lamps.com', url: 'https://halo-lamps.com', products: 48 },
  {
    ...nothing,
    id: 2,
    kind: 'address',
    name: 'Autumn feed',
    url: 'https://www.example.com/feeds/google-merchant-center/autumn-and-winter.xml',
    products: 731,
    problem: 'The link returned status 500.',
  },
];

const product = (id: number, name: string, amount: number, description: string): ExternalProduct => ({
  id,
  feed: 1,
  name,
  description,
  price: { amount, currency: 'EUR' },
  regularPrice: null,
  url: 'https://halo-lamps.com',
  imageUrl: null,
});

export const demoShopProducts: readonly ExternalProduct[] = [
  {
    ...product(1, 'Halo floor lamp', 249, 'A tall light for quiet corners.'),
    regularPrice: { amount: 299, currency: 'EUR' },
  },
  product(2, 'Halo table lamp', 99.5, 'Warm light when the day is done.'),
  {
    ...product(3, 'A set of three glass shades in the colors of the evening, hand-blown and numbered', 149, ''),
    price: null,
  },
];

const understood: UnderstoodProducts = {
  format: 'shopify',
  count: 3,
  first: demoShopProducts.map(({ name, description, price, regularPrice, url, imageUrl }) => ({
    name,
    description,
    price,
    regularPrice,
    url,
    imageUrl,
  })),
  unreadable: 1,
  problems: [{ row: 7, message: 'The price is not a number.' }],
};

/** Answers for the screens of products. */
export function productAnswers(): Answers {
  let feeds = demoFeeds;
  return {
    externalProducts: ({ query }) => {
      const words = String(query.query ?? '').toLowerCase();
      const products = demoShopProducts.filter(({ name }) => name.toLowerCase().includes(words));
      return { products, page: 1, totalResults: products.length, problem: null };
    },
    productFeeds: () => feeds,
    checkProductFeed: () => understood,
    readProducts: ({ body }) => {
      const { kind } = body as ProductsInput;
      const { first: products, unreadable, problems } = understood;
      const isWhole = kind === 'feed';
      return {
        products,
        totalResults: isWhole ? 731 : products.length,
        unreadable: isWhole ? 0 : unreadable,
        problems: isWhole ? [] : problems,
        problem: null,
      };
    },
    createProductFeed: ({ body }) => {
      const { kind, name = 'my-shop.com' } = body as Pick<ProductFeed, 'kind'> & { name?: string };
      const added = { ...nothing, id: feeds.length + 1, kind, name, products: 3 };
      feeds = [...feeds, added];
      return added;
    },
    deleteProductFeed: ({ params }) => {
      const id = Number(params.productFeedId);
      feeds = feeds.filter((one) => one.id !== id);
      return { id };
    },
  };
}
