import * as z from 'zod/mini';
import { textEncoding } from '../batch/table';
import { LONGEST_SOURCE_TEXT, rowProblem } from '../reviews/review';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/**
 * Source of products. `shopify`: the public list of a Shopify shop. `address`: a feed. `file`: a feed that was
 * uploaded.
 */
export const productFeedKind = z.enum(['shopify', 'address', 'file']);
/** Source of products. */
export type ProductFeedKind = z.infer<typeof productFeedKind>;

const price = z.looseObject({
  amount: z.number(),
  /** ISO 4217, such as `EUR`. Null: the feed does not say. */
  currency: z.nullable(z.string()),
});

const productFacts = {
  name: z.string(),
  /** Without markup. Empty: unknown. */
  description: z.string(),
  price: z.nullable(price),
  /** Price before its reduction. Null: it is not reduced. */
  regularPrice: z.nullable(price),
  /** Page of the product. */
  url: z.nullable(z.string()),
  /** Address of its picture at the shop. */
  imageUrl: z.nullable(z.string()),
};

export const externalProduct = z.looseObject({
  id: id as IdSchema<'externalProduct'>,
  /** Id of the account's feed. */
  feed: id as IdSchema<'productFeed'>,
  ...productFacts,
});
/** A product of a shop, from one of the account's feeds. */
export type ExternalProduct = z.infer<typeof externalProduct>;

export const externalProducts = z.looseObject({
  /** By name. Empty where loading failed. */
  products: z.array(externalProduct),
  page: z.int(),
  /** In all pages. */
  totalResults: z.int(),
  /** Problem with a feed; the products of the others are there. Null: none. */
  problem: z.nullable(z.string()),
});
/** A page of products. */
export type ExternalProducts = z.infer<typeof externalProducts>;

export const productFeed = z.looseObject({
  id: id as IdSchema<'productFeed'>,
  kind: productFeedKind,
  name: z.string(),
  /** Null for a file. */
  url: z.nullable(z.string()),
  /** The encoding that was chosen for an address. Null: it is found. Absent from older servers. */
  encoding: z.optional(z.nullable(z.string())),
  /** Products that are stored: at most 1,000. */
  products: z.int(),
  refreshedAt: timestamp,
  /** Problem of its last reading. Null: none. */
  problem: z.nullable(z.string()),
  createdAt: timestamp,
});
/** A product feed of the account. */
export type ProductFeed = z.infer<typeof productFeed>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
const feedText = z.string().check(z.minLength(1), z.maxLength(LONGEST_SOURCE_TEXT));

const addressed = {
  /** Default: the host name of the address. */
  name: z.optional(name),
  url: address,
};

export const productFeedDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shopify'), ...addressed }),
  z.object({
    kind: z.literal('address'),
    ...addressed,
    /**
     * Encoding of a table or text: label of the WHATWG Encoding Standard, such as `windows-1250`. Kept for later
     * readings. Default: detected.
     */
    encoding: z.optional(textEncoding),
  }),
  z.object({ kind: z.literal('file'), name, text: feedText }),
]);
/** A product feed that is to be added. */
export type ProductFeedDraft = z.infer<typeof productFeedDraft>;

export const shopProduct = z.looseObject(productFacts);
/** A product as a feed has it. */
export type ShopProduct = z.infer<typeof shopProduct>;

export const understoodProducts = z.looseObject({
  format: z.enum(['google', 'csv', 'shopify']),
  /** Encoding of the bytes at an address. Null: it is a file, a shop or a workbook. Absent from older servers. */
  encoding: z.optional(z.nullable(z.string())),
  /** The encoding was guessed or chosen: the bytes do not say it. Absent from older servers. */
  isGuess: z.optional(z.boolean()),
  /** Products that adding the feed would store. */
  count: z.int(),
  /** The first three. */
  first: z.array(shopProduct),
  /** Entries that could not be read. */
  unreadable: z.int(),
  /** The first ten of them. */
  problems: z.array(rowProblem),
});
/** Interpretation of a product feed. */
export type UnderstoodProducts = z.infer<typeof understoodProducts>;

/** Products that are read at once. */
export const PRODUCTS_AT_ONCE = 500;

export const productsInput = z.discriminatedUnion('kind', [
  productFeedDraft,
  /** A feed of the account. */
  z.object({ kind: z.literal('feed'), feed: id as IdSchema<'productFeed'> }),
]);
/** Source to read products from. */
export type ProductsInput = z.infer<typeof productsInput>;

export const readProducts = z.looseObject({
  /** In the order of the feed; those of a feed of the account by name. At most 500. */
  products: z.array(shopProduct),
  /** In the whole feed. */
  totalResults: z.int(),
  /** Entries that could not be read. */
  unreadable: z.int(),
  /** The first ten of them. */
  problems: z.array(rowProblem),
  /** Problem with a feed of the account; its earlier products are there. Null: none. */
  problem: z.nullable(z.string()),
});
/** The products of a feed. */
export type ReadProducts = z.infer<typeof readProducts>;
