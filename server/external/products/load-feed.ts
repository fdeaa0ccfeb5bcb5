import { readFile } from 'node:fs/promises';
import { tableAddress } from '@spotreel/sdk/internal/table';
import { fetchUrl, webUrl } from '../../media/fetching/fetch-url';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import type { ExternalServices } from '../domain';
import { MOST_PRODUCTS } from './product-limits';
import type { UnderstoodFeed } from './understand-products';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Some 4,000 products with long descriptions. */
const MOST_BYTES = 8 * 1024 * 1024;
const ACCEPTED = `application/xml, application/json, text/csv, ${WORKBOOK}, */*`;
/** Milliseconds of a processor: a workbook of 50,000 rows takes three seconds. */
const LIMIT_MS = 15_000;
/** The most that a Shopify shop gives at once. */
const SHOP_PAGE = 250;

type LoadParts = Pick<ExternalServices, 'workDir' | 'fetchPolicy' | 'parsing'>;

/**
 * Reads a feed at an address for an account. `encoding`: chosen by a person; undefined: it is found. Throws what `fetchUrl` throws, `validation_failed` where it has no products, and
 * `input_too_complex`.
 */
export async function loadFeed(
  parts: LoadParts,
  account: number,
  kind: 'shopify' | 'address',
  url: string,
  encoding?: string,
): Promise<UnderstoodFeed> {
  if (kind === 'shopify') return loadShop(parts, account, url);
  const { origin } = webUrl(url);
  const bytes = await bytesAt(parts, tableAddress(url));
  return parts.parsing.parse('products', { account, field: 'url', limitMs: LIMIT_MS }, bytes, 'url', origin, encoding);
}

/** The address of a feed or shop as it is stored. People leave out `https://`. Throws `url_forbidden`. */
export function feedAddress(kind: 'shopify' | 'address', typed: string): string {
  const url = webUrl(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  return kind === 'shopify' ? url.origin : url.href;
}

async function loadShop(parts: LoadParts, account: number, shopUrl: string): Promise<UnderstoodFeed> {
  const pages: UnderstoodFeed[] = [];
  for (let page = 1; page <= MOST_PRODUCTS / SHOP_PAGE; page++) {
    const bytes = await bytesAt(parts, `${shopUrl}/products.json?limit=${SHOP_PAGE}&page=${page}`);
    const text = bytes.toString('utf8');
    // the page after the last one is empty
    if (page > 1 && /^\s*\{\s*"products"\s*:\s*\[\s*\]\s*\}\s*$/.test(text)) break;
    const understood = await parts.parsing.parse('products', { account, field: 'url' }, text, 'url', shopUrl);
    pages.push(understood);
    if (understood.products.length + understood.problems.length < SHOP_PAGE) break;
  }
  return {
    format: 'shopify',
    encoding: null,
    isGuess: false,
    products: pages.flatMap(({ products }) => products).slice(0, MOST_PRODUCTS),
    problems: pages.flatMap(({ problems }) => problems),
  };
}

/** Loads the bytes at an address. Throws as `fetchUrl`. */
export function bytesAt({ workDir, fetchPolicy }: Omit<LoadParts, 'parsing'>, url: string): Promise<Buffer> {
  return withTemporaryFile(workDir, async (file) => {
    await fetchUrl(url, file, MOST_BYTES, { ...fetchPolicy, accept: ACCEPTED });
    return readFile(file);
  });
}
