import { test } from '@playwright/test';
import { CLIENT_VERSIONS, openShop, wholeCycle } from '../pages/surveys/published-client';

// uploads to a bucket are in object-storage.spec.ts
for (const version of CLIENT_VERSIONS)
  for (const userId of [undefined, 'visitor-7'])
    test(`client ${version}: a visitor ${userId ? 'with' : 'without'} an id answers all nine types`, async ({
      page: visitor,
      request,
      baseURL,
    }) => {
      const shop = await openShop(version);
      await wholeCycle({ visitor, shop, request, apiHost: baseURL ?? '', userId }).finally(() => shop.close());
    });
