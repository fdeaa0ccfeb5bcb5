import { profileCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { productsOf, toProduct } from '../products';
import { byPrecedence } from '../rules/product-rules';

export const accountProducts = implement(profileCalls.accountProducts, async ({ user }, { db, clock }) => {
  const products = (await productsOf(db, user.id)).map((row) => toProduct(row, clock.now()));
  return products.toSorted(byPrecedence(clock.now()));
});
