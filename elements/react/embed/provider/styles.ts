/**
 * Component styles as one constructable style sheet, adopted by a shadow root or by the document. So no style element
 * is ever inserted and a strict Content-Security-Policy holds. Styles of what is seen later follow in a second sheet
 * (`late-parts.ts`). The editor's own styles are in `editor-styles.ts` and are loaded with it.
 */
import tokens from '@spotreel/sdk/theme/tokens.css?inline';
import badge from '../../controls/badge/badge.css?inline';
import button from '../../controls/button/button.css?inline';
import card from '../../controls/card/card.css?inline';
import field from '../../controls/field/field.css?inline';
import filterBar from '../../controls/filter-bar/filter-bar.css?inline';
import lazyPart from '../../controls/lazy-part/lazy-part.css?inline';
import notice from '../../controls/notice/notice.css?inline';
import pageHead from '../../controls/page-head/page-head.css?inline';
import segments from '../../controls/segments/segments.css?inline';
import skeleton from '../../controls/skeleton/skeleton.css?inline';
import thumbnail from '../../controls/thumbnail/thumbnail.css?inline';
import editorLayout from '../../editor/project-editor/editor-layout.css?inline';
import { untilLoaded } from '../../foundation/recovery';
import base from '../../foundation/styles/base.css?inline';
import forcedColors from '../../foundation/styles/forced-colors.css?inline';
import { LAYER_ORDER } from '../../foundation/styles/layer-order';
import recipeCard from '../../library/recipe-card/recipe-card.css?inline';
import embedded from '../embedded.css?inline';

const parts = [
  tokens,
  base,
  forcedColors,
  badge,
  button,
  card,
  embedded,
  field,
  lazyPart,
  notice,
  pageHead,
  recipeCard,
  filterBar,
  segments,
  skeleton,
  thumbnail,
  editorLayout,
];

let sheet: CSSStyleSheet | undefined;
let lateSheet: CSSStyleSheet | undefined;
let loading: Promise<void> | undefined;

/** The shared sheet, made on first use; the same object for every root of the page. */
export function componentStyles(): CSSStyleSheet {
  if (!sheet) {
    registerFontSize();
    sheet = sheetOf(parts);
  }
  return sheet;
}

/**
 * As a length, the token is computed once, where it is set: `1em` of the element, not of each part. Another version on the page
 * may have registered it.
 */
function registerFontSize(): void {
  try {
    CSS.registerProperty({ name: '--spotreel-font-size', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {}
}

/** Resolves when the second sheet is here, which every root of the page shares too. */
export function loadLateStyles(): Promise<void> {
  loading ??= untilLoaded(() => import('./late-parts')).then(({ lateParts }) => {
    lateSheet = sheetOf(lateParts);
  });
  return loading;
}

/**
 * Adopts the sheets once, before those of components that mount with it, the second as soon as it is here. Returns what takes
 * them away again.
 */
export function adoptComponentStyles(root: Document | ShadowRoot): () => void {
  const styles = componentStyles();
  if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets = [styles, ...root.adoptedStyleSheets];
  if (lateSheet) adoptBehind(styles, lateSheet, root);
  else void loadLateStyles().then(() => lateSheet && adoptBehind(styles, lateSheet, root));
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== styles && other !== lateSheet);
  };
}

/** Not in a root that has let the first one go meanwhile. */
function adoptBehind(first: CSSStyleSheet, second: CSSStyleSheet, root: Document | ShadowRoot): void {
  const adopted = [...root.adoptedStyleSheets];
  const index = adopted.indexOf(first);
  if (index >= 0 && !adopted.includes(second)) root.adoptedStyleSheets = adopted.toSpliced(index + 1, 0, second);
}

function sheetOf(texts: readonly string[]): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync([LAYER_ORDER, ...texts].join('\n'));
  return made;
}
