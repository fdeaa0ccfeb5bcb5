import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

const looks = [
  { scheme: 'light', viewport: { width: 1440, height: 900 } },
  { scheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { scheme, viewport } of looks) {
  test(`every screen is accessible, ${scheme} at ${viewport.width} px`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const problems = watchProblems(page);
    await page.goto('/');
    await page.getByLabel('Email').waitFor();
    await expectAccessible(page, 'sign-in');
    await signIn(page);
    await page.getByRole('link', { name: 'Customer story', exact: true }).first().waitFor();
    await expectAccessible(page, 'home');
    await page.goto('/grid');
    await page.getByRole('link', { name: 'Customer story', exact: true }).waitFor();
    await expectAccessible(page, 'library');
    await page.getByRole('link', { name: 'Customer story', exact: true }).click();
    await page.getByRole('heading', { name: 'Music' }).waitFor();
    await expectAccessible(page, 'recipe');
    await page.getByRole('button', { name: 'Use this recipe' }).click();
    const editor = new EditorPage(page);
    await editor.waitForPicture();
    // where the scenes have a tab, too, that of one scene is called by what is done there
    for (const tab of [viewport.width < 1180 ? 'Edit' : 'Scene', 'Style', 'Music']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.waitForTimeout(400);
      await expectAccessible(page, `editor, ${tab}`);
    }
    await editor.rename('My story');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'render dialog');
    await page.goto('/account/my-videos');
    await page.getByRole('heading', { name: 'My story' }).first().waitFor();
    await expectAccessible(page, 'my videos');
    problems.expectNone();
    await context.close();
  });
}

test('nothing scrolls sideways at 320 px', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto('/');
  await page.getByLabel('Email').waitFor();
  expect(await overhang()).toBeLessThanOrEqual(0);
  await signIn(page);
  await page.getByRole('link', { name: 'Handy tips', exact: true }).first().waitFor();
  expect(await overhang()).toBeLessThanOrEqual(0);
  const editor = new EditorPage(page);
  await editor.create('Handy tips', 'Portrait');
  expect(await overhang()).toBeLessThanOrEqual(0);
  await editor.rename('My tips');
  await page.goto('/account/my-videos');
  await page.getByRole('heading', { name: 'My tips' }).first().waitFor();
  expect(await overhang()).toBeLessThanOrEqual(0);
  for (const [operators, heading] of [
    ['/operator/usage', 'Events over time'],
    ['/operator/surveys/actions', 'Actions'],
  ] as const) {
    await page.goto(operators);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(await overhang(), operators).toBeLessThanOrEqual(0);
  }
  await page.goto('/operator/surveys');
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page
    .getByRole('heading', { name: 'Preview' })
    .or(page.getByText('Preview', { exact: true }))
    .first()
    .waitFor();
  expect(await overhang(), 'survey editor').toBeLessThanOrEqual(0);
  await context.close();
});
