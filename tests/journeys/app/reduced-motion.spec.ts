import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../pages/sign-in';

/** Fixed, as all ids of the library. */
const DISH_OF_THE_DAY = 2025;

/** Addresses of moving pictures and videos that the page has fetched so far. */
function watchMotion(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/previews\/|-motion\.webp|\.(mp4|webm)$/.test(pathname)) found.push(pathname);
  });
  return found;
}

/** Points at cards, one after another, long enough for what would play to be fetched. */
async function pointAtCards(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of (await cards.all()).slice(0, 3)) {
    await card.hover();
    await page.waitForTimeout(400);
  }
}

/** What moves by itself or is playing; spinners and fades that are over at once do not count. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    const media = roots.flatMap((root) => [...root.querySelectorAll<HTMLMediaElement>('video, audio')]);
    const playing = media.filter(({ paused }) => !paused).map(({ tagName }) => tagName);
    const running = roots
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 50,
      );
    return [...playing, ...running.map((animation) => (animation as CSSAnimation).animationName ?? 'transition')];
  });
}

test('where motion is to be reduced, home, grid, recipe and template show posters, and nothing plays unasked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motion = watchMotion(page);
  await signIn(page);
  for (const address of ['/', '/grid', '/grid?tab=animations', '/grid?tab=animations&orientation=square']) {
    await page.goto(address);
    await pointAtCards(page);
    expect(await moving(page), address).toEqual([]);
  }
  await page.goto(`/templates/${DISH_OF_THE_DAY}`);
  await expect(page.getByRole('heading', { name: 'What you can edit' })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await moving(page), 'template').toEqual([]);
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  await page.goto('/');
  await page
    .locator('a[href^="/recipes/"]')
    .and(page.getByRole('link', { name: 'Handy tips', exact: true }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Watch / })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await moving(page), 'recipe').toEqual([]);
  expect(motion).toEqual([]);
});

test('everywhere else a card plays while it is pointed at', async ({ page }) => {
  const motion = watchMotion(page);
  await signIn(page, '/grid?tab=animations');
  await pointAtCards(page);
  expect(motion.length).toBeGreaterThan(0);
});
