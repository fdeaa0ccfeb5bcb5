import { test } from '@playwright/test';
import { openShop, type Shop, wholeCycle } from './pages/published-client';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.close());

// the other kind of upload stands in object-storage.spec.ts
for (const userId of [undefined, 'visitor-7']) {
  test(`a visitor ${userId ? 'with' : 'without'} an id answers all nine types`, async ({
    page: visitor,
    request,
    baseURL,
  }) => {
    await wholeCycle({ visitor, shop, request, apiHost: baseURL ?? '', userId });
  });
}
