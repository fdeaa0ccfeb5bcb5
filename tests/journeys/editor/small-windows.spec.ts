import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { beginSession } from '../pages/sign-in';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1100, height: 800 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 640, height: 360 },
  { width: 390, height: 844 },
];

/** The larger of the two shares that the painted picture has of the window's width and height. */
function pictureShare(page: Page): Promise<number> {
  return page.locator('.sr-stage__picture [role=img]').evaluate((host) => {
    const { width, height } = host.shadowRoot?.querySelector('div')?.getBoundingClientRect() ?? new DOMRect();
    return Math.max(width / innerWidth, height / innerHeight);
  });
}

test('the picture keeps half of the width or height of every window, in every format', async ({ page }) => {
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  for (const format of ['Landscape', 'Portrait']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: format, exact: true }).click();
    await editor.waitForPicture();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect
        .poll(() => pictureShare(page), { message: `${format} in ${size.width} x ${size.height}` })
        .toBeGreaterThanOrEqual(0.5);
      const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect
        .poll(overflowPx, { message: `${size.width} x ${size.height} scrolls sideways` })
        .toBeLessThanOrEqual(0);
    }
  }
});

test('the panel goes away for a larger picture, and a tab brings it back', async ({ page }) => {
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch', 'Portrait');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => pictureShare(page)).toBeLessThanOrEqual(1); // it was as wide as the larger window
  const before = await pictureShare(page);
  await page.getByRole('button', { name: 'Hide panel' }).click();
  await expect(page.getByRole('tabpanel')).toBeHidden();
  await expect.poll(() => pictureShare(page)).toBeGreaterThan(before + 0.2);
  await page.getByRole('tab', { name: 'Style' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Style' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Controls that are smaller, and whose area around them takes no touch for them either. */
  const smallTargets = (page: Page) =>
    page.evaluate(() => {
      // fields on the picture are as large as what they lie on, and the form has them too
      const all = '.sr-editor :is(button, a[href], select, [role=tab]):not(.sr-on-picture *, .sr-timeline *)';
      const isHit = (control: Element, x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest('button, a[href], select') === control;
      return [...document.querySelectorAll<HTMLElement>(all)].flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const x = left + width / 2;
        const y = top + height / 2;
        if (width === 0 || !isHit(control, x, y)) return [];
        const isLarge = width >= 44 && height >= 44;
        const reaches = [-21, 21].every((by) => isHit(control, x + by, y) && isHit(control, x, y + by));
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return isLarge || reaches ? [] : [`${name}: ${Math.round(width)} x ${Math.round(height)}`];
      });
    });

  test('what a finger presses in the editor is 44 px large', async ({ page }) => {
    await beginSession(page);
    await new EditorPage(page).create(10);
    for (const name of ['Scenes', 'Edit', 'Style', 'Music']) {
      await page.getByRole('tab', { name, exact: true }).tap();
      await page.getByRole('tabpanel').getByRole('button').first().waitFor();
      expect(await smallTargets(page), name).toEqual([]);
    }
  });

  /** A finger on the middle of the panel's head that moves by `byPx` in ten steps. */
  async function dragHead(page: Page, byPx: number): Promise<void> {
    const box = await page.locator('.sr-panels__head').boundingBox();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', [{ x, y: y + (byPx * step) / 10 }]);
      await page.waitForTimeout(30);
    }
    // after a finger that lifts while it moves, Chromium ignores the next tap for a second
    await page.waitForTimeout(150);
    await touch('touchEnd', []);
    await devtools.detach();
  }

  test('a finger on a tab drags the panel to each height, and chooses no other tab', async ({ page }) => {
    await beginSession(page);
    await new EditorPage(page).create(10);
    const handle = page.locator('.sr-panel-size__handle');
    await expect(handle).toHaveAttribute('aria-valuetext', 'Half');
    const chosen = await page.locator('[role=tab][aria-selected=true]').textContent();
    const picture = await pictureShare(page);
    await dragHead(page, -320);
    await expect(handle).toHaveAttribute('aria-valuetext', 'Full');
    expect(await pictureShare(page)).toBeCloseTo(picture);
    await dragHead(page, 700);
    await expect(handle).toHaveAttribute('aria-valuetext', 'Closed');
    await expect(page.locator('[role=tab][aria-selected=true]')).toHaveText(chosen ?? '');
    await page.getByRole('tab', { name: 'Style', exact: true }).tap();
    await expect(handle).toHaveAttribute('aria-valuetext', 'Half');
  });
});
