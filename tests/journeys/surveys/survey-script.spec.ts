import { test } from '@playwright/test';
import { openShop, wholeCycle } from '../pages/surveys/published-client';
import { surveyScript } from '../pages/surveys/survey-script';

test('a visitor of another site answers all nine types in the widget', async ({ page: visitor, request, baseURL }) => {
  const shop = await openShop();
  await wholeCycle({
    visitor,
    shop,
    request,
    apiHost: baseURL ?? '',
    userId: 'visitor-8',
    client: surveyScript,
  });
  shop.close();
});
