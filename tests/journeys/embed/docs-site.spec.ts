/** The documentation at `/docs`, as a developer uses it: search, menu, copies, theme, theme editor, and links that lead somewhere. */
import { expect, type Page, test } from '@playwright/test';
import { watchProblems } from '../pages/problems';

const phone = { width: 390, height: 844 };

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search the docs' }).fill(words);
}

test('the search opens by a key, finds guides and calls, and is used by keys alone', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/docs');
  const dialog = page.getByRole('dialog', { name: 'Search the docs' });
  await search(page, 'create webhook');
  const results = dialog.getByRole('link');
  await expect(results.first()).toContainText('Create webhook');
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/webhooks#createWebhook$/);
  await expect(page.getByRole('heading', { name: 'Create webhook' })).toBeInViewport();

  await page.keyboard.press('Control+k');
  await dialog.getByRole('searchbox').fill('xylophone quartz');
  await expect(dialog.getByRole('status')).toContainText('Nothing found for “xylophone quartz”');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  problems.expectNone();
});

test('on a phone the menu opens, closes by Escape and leads to a page, and nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/reference/projects');
  const menu = page.getByRole('button', { name: 'Menu' });
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await expect(navigation).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation.getByRole('link', { name: 'Projects' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(menu).toBeFocused();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(phone.width);
  await menu.click();
  await navigation.getByRole('link', { name: 'Theming' }).click();
  await expect(page).toHaveURL(/\/docs\/theming$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
  expect(await width()).toBe(phone.width);
});

test('a code block is copied as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/reference/webhooks#createWebhook');
  const sample = page.getByRole('region', { name: 'Create webhook' }).getByRole('figure').first();
  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await sample.locator('code').textContent());
  expect(copied).toContain("curl -X POST 'https://videos.example.com/api/v1/webhook'");
  await expect(sample.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('the dark theme follows the system, is chosen with a button, and stays', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  const button = page.getByRole('button', { name: 'Dark theme' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/docs/reference');
  expect(await background()).toBe(dark);
});

test('the theme editor shows each change on a real element, and its CSS does the same where it is pasted', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await page.goto('/docs/theming');
  const editor = page.getByRole('region', { name: 'Theme editor' });
  const preview = editor.locator('template-grid');
  await expect.poll(() => preview.evaluate((element) => element.matches(':defined'))).toBe(true);
  await editor.getByLabel('Accent', { exact: false }).first().fill('#aa1155');
  await editor.getByLabel('Corners').fill('16');
  await editor.getByLabel('Font').selectOption('Georgia');
  const css = (await editor.locator('[data-css]').textContent()) ?? '';
  expect(css).toContain('--spotreel-accent: #aa1155;');
  expect(css).toContain('--spotreel-radius-md: 16px;');
  expect(css).toContain('--spotreel-font: Georgia, serif;');

  await page.evaluate((pasted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pasted);
    document.adoptedStyleSheets = [sheet];
    document.querySelector('article')?.append(document.createElement('template-grid'));
  }, css);
  const looks = () =>
    page.locator('template-grid').evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element.shadowRoot?.querySelector('button, a, p') ?? element);
        const read = ['--spotreel-accent', '--spotreel-radius-md', '--spotreel-font'];
        return [...read.map((name) => style.getPropertyValue(name).trim()), style.fontFamily];
      }),
    );
  const wanted = ['#aa1155', '16px', 'Georgia, serif', 'Georgia, serif'];
  await expect.poll(looks).toEqual([wanted, wanted]);

  await editor.getByRole('button', { name: 'Reset' }).click();
  await expect(editor.locator('[data-css]')).toHaveText('/* Change a value to see its CSS. */');
  problems.expectNone();
});

test('every page opens without a complaint under its policy, and every link and anchor leads somewhere', async ({
  page,
  request,
}) => {
  test.slow();
  const problems = watchProblems(page);
  const anchors = new Map<string, ReadonlySet<string>>();
  const wanted = new Map<string, string>();
  const open = ['/docs'];
  for (const address of open) {
    const answer = await page.goto(address, { waitUntil: 'load' });
    expect(answer?.status(), `${address} from ${wanted.get(address)}`).toBe(200);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
    }));
    anchors.set(address, new Set(found.ids));
    for (const href of found.links) {
      const url = new URL(href);
      if (url.origin !== new URL(page.url()).origin) continue;
      const target = url.pathname + url.hash;
      if (!wanted.has(target)) wanted.set(target, address);
      if (url.pathname.startsWith('/docs') && !open.includes(url.pathname)) open.push(url.pathname);
    }
  }
  expect(open.length).toBeGreaterThan(50);
  const dead: string[] = [];
  for (const [target, from] of wanted) {
    const [pathname = '', id] = target.split('#');
    const ids = anchors.get(pathname);
    const isThere = ids ? !id || ids.has(id) : (await request.get(pathname, { headers: { accept: 'text/html' } })).ok();
    if (!isThere) dead.push(`${target} from ${from}`);
  }
  expect(dead).toEqual([]);
  problems.expectNone();
});

test('a missing page says so and leads on', async ({ page }) => {
  const answer = await page.goto('/docs/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'API overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API overview' })).toBeVisible();
});
