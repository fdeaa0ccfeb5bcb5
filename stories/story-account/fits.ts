import { expect } from 'storybook/test';

/** No page scrolls sideways, and no text or control sticks out of it: whatever the language, at whatever width. */
export function expectToFit(page: Document): void {
  const { scrollWidth, clientWidth } = page.documentElement;
  const wide = scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : [];
  expect([...wide, ...sideways(page, clientWidth)]).toEqual([]);
}

const CONTROLS = 'button, a[href], input, select, textarea, h1, h2, h3, label';

/** Controls and words that begin or end outside of the page, and of no box that scrolls or cuts. */
function sideways(root: Document | ShadowRoot, width: number): string[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []));
  const out = [...root.querySelectorAll(CONTROLS)].filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own > 2 && (left < -1 || right > width + 1) && element.checkVisibility() && !isCut(element);
  });
  const named = out.map((element) => `${element.tagName} “${element.textContent?.trim().slice(0, 40)}” is outside`);
  return [...named, ...inside.flatMap((shadow) => sideways(shadow, width))];
}

function isCut(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowX !== 'visible') return true;
  return false;
}
