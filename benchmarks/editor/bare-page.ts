/** What the machine itself takes: a page of one box and one field, measured as the editor is. */
import type { Page } from 'playwright';

/** A letter in the field is written into the box, the pointer moves it. */
export async function openBarePage(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    '<div role="tabpanel"><input></div><div class="sr-stage__picture"><p>.</p></div><div class="sr-timeline__range">.</div>',
  );
  await page.evaluate(() => {
    const box = document.querySelector('p') as HTMLElement;
    document.querySelector('input')?.addEventListener('input', ({ target }) => {
      box.textContent = (target as HTMLInputElement).value;
    });
    addEventListener('pointermove', ({ clientX }) => {
      box.style.transform = `translateX(${clientX % 97}px)`;
    });
  });
}
