/**
 * Runs inside the page under test (esbuild bundles it): finds elements as Playwright does, through open shadow roots, and
 * says where to click. Selectors are those of `ivya`, the locators of Playwright as a package.
 */
import { Ivya } from 'ivya';
import { isElementVisible } from 'ivya/utils';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Why an element cannot be used yet. */
export interface NotReady {
  readonly reason: string;
}

export interface Found {
  readonly count: number;
  /** How many of them are seen. */
  readonly visible: number;
  /** What the first one says. */
  readonly text: string;
  readonly value: string;
  /** Of all. */
  readonly texts: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly isFocused: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Engines of names and visibility differ a little by browser. */
const engine = /Firefox/.test(navigator.userAgent)
  ? 'firefox'
  : /Chrome/.test(navigator.userAgent)
    ? 'chromium'
    : 'webkit';
const ivya = Ivya.create({ browser: engine });

const all = (selector: string) => ivya.queryLocatorSelectorAll(selector);

function find(selector: string): Found {
  const elements = all(selector);
  const [first] = elements;
  const { x = 0, y = 0, width = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
  return {
    count: elements.length,
    visible: elements.filter(isElementVisible).length,
    text: first?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    value: first && 'value' in first ? String(first.value) : '',
    texts: elements.map(({ textContent }) => textContent ?? ''),
    attributes: Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value])),
    isFocused: first !== undefined && (first.getRootNode() as Document | ShadowRoot).activeElement === first,
    box: { x, y, width, height },
  };
}

/** The one element of the selector, which is seen, rests and is not covered: where to click it. */
async function clickPoint(selector: string): Promise<Point | NotReady> {
  const elements = all(selector);
  const [element] = elements;
  if (!element) return { reason: 'there is none' };
  if (elements.length > 1) return { reason: `there are ${elements.length}` };
  if (!isElementVisible(element)) return { reason: 'it is not visible' };
  if (element.matches(':disabled, [aria-disabled="true"]')) return { reason: 'it is disabled' };
  if (!isInside(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await nextFrame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (before.x !== x || before.y !== y) return { reason: 'it moves' };
  const point = { x: x + width / 2, y: y + height / 2 };
  const hit = elementAt(point);
  const wanted = element.closest('label') ?? element;
  if (!hit || !(contains(wanted, hit) || labelsOf(element).some((label) => contains(label, hit))))
    return { reason: `${hit ? ivya.previewNode(hit) : 'nothing'} is in front of it` };
  return point;
}

/** Selects what is in a field, so that typing replaces it. */
function selectAll(selector: string): boolean {
  const [field] = all(selector);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  field.focus();
  field.select();
  return true;
}

const element = (selector: string) => all(selector)[0] ?? null;

function isInside(candidate: Element): boolean {
  const { top, left, bottom, right } = candidate.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

const labelsOf = (candidate: Element) => (candidate instanceof HTMLInputElement ? [...(candidate.labels ?? [])] : []);

/** `setTimeout` where nothing is drawn. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 200);
  });

function elementAt({ x, y }: Point): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

function contains(outer: Element, inner: Element): boolean {
  let node: Node | null = inner;
  while (node && node !== outer) node = node instanceof ShadowRoot ? node.host : node.parentNode;
  return node === outer;
}

const journey = { find, clickPoint, selectAll, element };
export type InPage = typeof journey;
Object.assign(window, { journey });
