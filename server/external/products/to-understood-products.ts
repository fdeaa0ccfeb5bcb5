import type { ShopProduct, UnderstoodProducts } from '@spotreel/sdk/internal/contract';
import type { StorableProduct } from './found-product';
import type { UnderstoodFeed } from './understand-products';

const SHOWN_PRODUCTS = 3;
/** Entries that an answer names as unreadable. */
export const SHOWN_PROBLEMS = 10;

/** For a person to look at before it is stored. */
export function toUnderstoodProducts({
  format,
  products,
  problems,
  encoding,
  isGuess,
}: UnderstoodFeed): UnderstoodProducts {
  return {
    format,
    encoding,
    isGuess,
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
