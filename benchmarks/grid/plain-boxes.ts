import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/**
 * The floor of the machine: a page without script, as long as the grid. Its boxes have the size of a card and a word
 * each.
 */
export async function openPlainBoxes(page: Page, count: number): Promise<void> {
  const box = 'display:inline-block;width:300px;height:220px;margin:12px;background:#8ab;font:16px sans-serif';
  const boxes = Array.from({ length: count }, (_, place) => `<div>Card ${place + 1}</div>`).join('');
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><style>div{${box}}</style>${boxes}`);
  await wait(1000);
}
