/** Texts that do not fit (WCAG 1.4.4, 1.4.10, 1.4.12). */
import { allElements, describeElement, drawnAncestors, drawnTexts, scrollsAlong } from './tree';

/** The page scrolls sideways, or a text lies beyond its edge where nothing scrolls to it. */
export function beyondEdge(): string[] {
  const over = document.documentElement.scrollWidth - innerWidth;
  const beyond = drawnTexts().filter((text) => {
    const { left, right } = text.getBoundingClientRect();
    return (right > innerWidth + 1 || left < -1) && !drawnAncestors(text).some((one) => scrollsAlong(one, 'X'));
  });
  return [
    ...(over > 0 ? [`the page scrolls ${over} px sideways`] : []),
    ...beyond.map((text) => `beyond the edge: ${describeElement(text)}`),
  ];
}

/** Texts that their own box, or one around it, cuts off where nothing scrolls to the rest. Texts with an ellipsis are meant to be cut. */
export function cutTexts(): string[] {
  return drawnTexts()
    .filter((text) => isCut(text))
    .map((text) => `cut off: ${describeElement(text)}`);
}

function isCut(text: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { top, bottom, left, right } = range.getBoundingClientRect();
  for (const box of [text, ...drawnAncestors(text)]) {
    if (box === document.body || scrollsAlong(box, 'X') || scrollsAlong(box, 'Y')) return false;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    const edge = box.getBoundingClientRect();
    if (/hidden|clip/.test(overflowX) && (right > edge.right + 2 || left < edge.left - 2)) return true;
    // letters of a tight line reach out of their line by some px
    if (/hidden|clip/.test(overflowY) && (bottom > edge.bottom + 3 || top < edge.top - 3)) return true;
  }
  return false;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`,
);

/** As a user's own style sheet sets it, in each tree of the page. */
export function setTextSpacing(isOn: boolean): void {
  for (const root of [document, ...allElements().flatMap(({ shadowRoot }) => shadowRoot ?? [])]) {
    const others = root.adoptedStyleSheets.filter((one) => one !== sheet);
    root.adoptedStyleSheets = isOn ? [...others, sheet] : others;
  }
}
