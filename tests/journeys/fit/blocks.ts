/** Blocks that have lost their size, and texts that lie over each other. */
import { allElements, describeElement, drawnAncestors, drawnTexts } from './tree';

const BLOCKS = 'header, section, article, nav, main, form, h1, h2, h3, p, img, video, canvas';

/** Blocks with content of which nothing is left on one axis, though people are to see them. */
export function collapsedBlocks(): string[] {
  return allElements()
    .filter((one) => one.matches(BLOCKS) && isMeantToBeSeen(one) && isCollapsed(one))
    .map((one) => `no size: ${describeElement(one)}`);
}

function isMeantToBeSeen(block: Element): boolean {
  const around = [block, ...drawnAncestors(block)];
  return (
    block.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    around.every((one) => !isCutToNothing(one) && !one.matches('[inert], svg')) &&
    (block.matches('img, video, canvas') || Boolean(block.textContent?.trim()))
  );
}

/** What only screen readers read. */
function isCutToNothing(element: Element): boolean {
  const { clip, clipPath } = getComputedStyle(element);
  return clip !== 'auto' || clipPath.startsWith('inset(');
}

function isCollapsed(block: Element): boolean {
  const { width, height } = block.getBoundingClientRect();
  return Math.min(width, height) < 1 && getComputedStyle(block).display !== 'contents';
}

interface Line {
  readonly text: Element;
  readonly box: DOMRect;
}

/** Letters reach over the box of their line by some px. */
const LEAST_PX = 4;

/** Pairs of texts that lie over each other. What floats above the page lies over it on purpose. */
export function coveredTexts(): string[] {
  const lines = drawnTexts()
    .filter((text) => !isFloating(text))
    .flatMap(linesOf);
  const found = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => areTwo(line.text, other.text) && overlap(line.box, other.box))
      .map((other) => `text over text: ${describeElement(line.text)} and ${describeElement(other.text)}`),
  );
  return [...new Set(found)];
}

function isFloating(text: Element): boolean {
  return [text, ...drawnAncestors(text)].some((one) => /fixed|sticky/.test(getComputedStyle(one).position));
}

function areTwo(one: Element, other: Element): boolean {
  return one !== other && !one.contains(other) && !other.contains(one);
}

/** What is seen of the lines of a text: boxes around it cut them off. */
function linesOf(text: Element): Line[] {
  const range = document.createRange();
  const clips = [text, ...drawnAncestors(text)].filter(cuts).map((one) => one.getBoundingClientRect());
  const nodes = [...text.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return nodes.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map((box) => clips.reduce(commonBox, box))
      .filter(({ width, height }) => width > LEAST_PX && height > LEAST_PX)
      .map((box) => ({ text, box }));
  });
}

function cuts(element: Element): boolean {
  const { overflowX, overflowY, display } = getComputedStyle(element);
  return display !== 'inline' && /auto|scroll|hidden|clip/.test(overflowX + overflowY);
}

function commonBox(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.max(0, Math.min(one.right, other.right) - left);
  return new DOMRect(left, top, width, Math.max(0, Math.min(one.bottom, other.bottom) - top));
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const { width, height } = commonBox(one, other);
  return width > LEAST_PX && height > LEAST_PX;
}
