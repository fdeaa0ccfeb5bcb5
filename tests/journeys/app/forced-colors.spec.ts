import { expect, type Locator, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { beginSession } from '../pages/sign-in';

test.use({ forcedColors: 'active' });

/** Width in px and color of what is drawn around it. */
const outlineOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
    return outlineStyle === 'none' ? null : { width: Number.parseFloat(outlineWidth), color: outlineColor };
  });

test('in forced colors the picture stays as it is, and everything that is selected has an outline', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    return getComputedStyle(probe).color;
  });

  const clip = await page.locator('.sr-stage__picture [role=img]').evaluate((host) => {
    const { x, y, width, height } = host.shadowRoot?.querySelector('div')?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
  });
  // an image of the scene may come between the two looks
  await expect(async () => {
    const forced = await page.screenshot({ clip });
    await page.emulateMedia({ forcedColors: 'none' });
    const plain = await page.screenshot({ clip });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(forced.equals(plain), 'the picture is painted alike').toBe(true);
  }).toPass({ timeout: 15_000 });
  for (const name of ['.sr-scene__picture', '.sr-color__swatch', '.sr-color__well', '.sr-thumbnail']) {
    const sample = page.locator(name).first();
    await expect(sample, name).toHaveCSS('forced-color-adjust', 'none');
  }

  const format = page.getByRole('button', { name: 'Landscape', exact: true });
  for (const [what, selected] of Object.entries({
    scene: page.locator('.sr-scene--selected'),
    tab: page.getByRole('tab', { selected: true }),
    format,
    color: page.locator('.sr-color__swatch[aria-pressed=true]').first(),
    'time line': page.locator('.sr-timeline__scene[data-current]'),
  })) {
    await expect(selected, what).toBeVisible();
    expect(await outlineOf(selected), what).toMatchObject({ color: highlight });
  }
  expect(await outlineOf(page.getByRole('button', { name: 'Portrait', exact: true }))).toBeNull();

  await page.getByRole('tab', { name: 'Music' }).click();
  expect(await outlineOf(page.locator('.sr-kit--selected').first())).toMatchObject({ color: highlight });
});
