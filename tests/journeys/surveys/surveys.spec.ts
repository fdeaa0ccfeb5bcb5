import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { demoToken } from '../pages/demo-token';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

/** A survey that goes on running would be shown to the visitors of later journeys. */
test.afterEach(async ({ request }) => {
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  const { data } = await (await request.get('/api/v1/survey', { headers })).json();
  for (const { id, name } of data as { id: string; name: string }[])
    if (name === 'Friends') await request.delete(`/api/v1/survey/${id}`, { headers });
});

test('an operator asks a question, somebody answers it in the app, and the answer is seen', { tag: '@main' }, async ({
  page,
  browser,
}) => {
  // A color that is none is refused.
  const problems = watchProblems(page, /422/);
  await signIn(page);
  await page.getByRole('button', { name: 'Account menu' }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Surveys' }).click();
  await expect(page.getByRole('heading', { name: 'After the first video' })).toBeVisible();
  await expectAccessible(page, 'surveys');
  await page.getByRole('button', { name: 'New survey' }).click();
  await page.getByRole('button', { name: /^Net Promoter/ }).click();

  const first = page.locator('details.sr-question').first();
  await first.locator('summary').click();
  await first.getByLabel('Headline').fill('Would you tell a friend?');
  await expect(page.locator('aside').getByText('Would you tell a friend?')).toBeVisible();
  await expectAccessible(page, 'survey editor');
  await page.getByRole('button', { name: 'Targeting' }).click();
  await page.getByLabel('Name').fill('Friends');
  await page.getByLabel('New Session').check();
  await page.getByLabel('Days to wait between surveys').fill('0');
  await page.getByRole('button', { name: 'Design' }).click();
  const color = page.getByRole('textbox', { name: 'Brand color' }).first();
  await color.fill('#0a7');
  await color.blur();
  await expect(color).toHaveValue('#00aa77');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All surveys' }).click();
  await page.getByRole('button', { name: 'Actions for Friends' }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Start' }).click();
  await expect(page.locator('.sr-survey', { hasText: 'Friends' }).getByText('Running')).toBeVisible();

  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  await signIn(visitor);
  await expect(visitor.getByText('Would you tell a friend?')).toBeVisible();
  await expectAccessible(visitor, 'survey in the app');
  await visitor.getByText('9', { exact: true }).click();
  await visitor.getByRole('textbox', { name: 'What is the main reason for your answer?' }).fill('It is quick');
  await visitor.getByRole('button', { name: 'Finish' }).click();
  await expect(visitor.getByText('Thank you!')).toBeVisible();
  await visit.close();

  await page.locator('.sr-survey', { hasText: 'Friends' }).getByRole('link', { name: 'Results' }).click();
  await expect(page.getByText('NPS 100')).toBeVisible();
  await expect(page.getByText('It is quick')).toBeVisible();
  await expectAccessible(page, 'survey results');
  await page.getByRole('button', { name: 'Responses' }).click();
  await expect(page.getByRole('cell', { name: 'It is quick' })).toBeVisible();
  for (const format of ['csv', 'json']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export ${format.toUpperCase()}` }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^friends-.*\\.${format}$`));
  }
  // the page on which it was answered
  await expect(page.getByRole('cell', { name: /^127\.0\.0\.1/ })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, 'the table scrolls in its own box').toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/operator/usage');
  await expect(page.getByText('From login to exported video')).toBeVisible();
  await expectAccessible(page, 'usage');
  problems.expectNone();
});
