import { readFile } from 'node:fs/promises';
import { type FetchPolicy, fetchUrl, webUrl } from '../../media/fetching/fetch-url';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { MOST_PRODUCTS } from './found-product';
import { type UnderstoodFeed, understandProducts } from './understand-products';

/** Some 4,000 products with long descriptions; a larger document would keep the server busy for seconds. */
const MOST_BYTES = 8 * 1024 * 1024;
/** The most that a Shopify shop gives at once. */
const SHOP_PAGE = 250;

interface LoadParts {
  readonly workDir: string;
  readonly fetchPolicy: FetchPolicy;
}

/** Reads a feed at an address. Throws what `fetchUrl` throws, and `validation_failed` where it has no products. */
export async function loadFeed(parts: LoadParts, kind: 'shopify' | 'address', url: string): Promise<UnderstoodFeed> {
  if (kind === 'shopify') return loadShop(parts, url);
  const { origin } = webUrl(url);
  return understandProducts(await textAt(parts, url), 'url', origin);
}

/** The address of a feed or shop as it is stored. People leave out `https://`. Throws `url_forbidden`. */
export function feedAddress(kind: 'shopify' | 'address', typed: string): string {
  const url = webUrl(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  return kind === 'shopify' ? url.origin : url.href;
}

async function loadShop(parts: LoadParts, shopUrl: string): Promise<UnderstoodFeed> {
  const pages: UnderstoodFeed[] = [];
  for (let page = 1; page <= MOST_PRODUCTS / SHOP_PAGE; page++) {
    const text = await textAt(parts, `${shopUrl}/products.json?limit=${SHOP_PAGE}&page=${page}`);
    // the page after the last one is empty
    if (page > 1 && /^\s*\{\s*"products"\s*:\s*\[\s*\]\s*\}\s*$/.test(text)) break;
    const understood = understandProducts(text, 'url', shopUrl);
    pages.push(understood);
    if (understood.products.length + understood.problems.length < SHOP_PAGE) break;
  }
  return {
    format: 'shopify',
    products: pages.flatMap(({ products }) => products).slice(0, MOST_PRODUCTS),
    problems: pages.flatMap(({ problems }) => problems),
  };
}

function textAt({ workDir, fetchPolicy }: LoadParts, url: string): Promise<string> {
  return withTemporaryFile(workDir, async (file) => {
    await fetchUrl(url, file, MOST_BYTES, {
      ...fetchPolicy,
      accept: 'application/xml, application/json, text/csv, */*',
    });
    return readFile(file, 'utf8');
  });
}
