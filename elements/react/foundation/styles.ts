/**
 * Component styles as one constructable style sheet, adopted by a shadow root or by the document. So no style element
 * is ever inserted and a strict Content-Security-Policy holds. The editor's own styles are in `editor-styles.ts` and
 * are loaded with it.
 */
import tokens from '@spotreel/sdk/theme/tokens.css?inline';
import badge from '../badge/badge.css?inline';
import button from '../button/button.css?inline';
import card from '../card/card.css?inline';
import choices from '../choices/choices.css?inline';
import colorField from '../color-field/color-field.css?inline';
import dialog from '../dialog/dialog.css?inline';
import drawer from '../drawer/drawer.css?inline';
import embedded from '../embedded/embedded.css?inline';
import field from '../field/field.css?inline';
import filterBar from '../filter-bar/filter-bar.css?inline';
import menu from '../menu/menu.css?inline';
import notice from '../notice/notice.css?inline';
import pageHead from '../page-head/page-head.css?inline';
import progress from '../progress/progress.css?inline';
import projectCard from '../project-card/project-card.css?inline';
import editorLayout from '../project-editor/editor-layout.css?inline';
import recipeCard from '../recipe-card/recipe-card.css?inline';
import segments from '../segments/segments.css?inline';
import signIn from '../sign-in/sign-in.css?inline';
import skeleton from '../skeleton/skeleton.css?inline';
import startDialog from '../start-dialog/start-dialog.css?inline';
import status from '../status/status.css?inline';
import thumbnail from '../thumbnail/thumbnail.css?inline';
import toast from '../toast/toast.css?inline';
import tooltip from '../tooltip/tooltip.css?inline';
import base from './base.css?inline';
import forcedColors from './forced-colors.css?inline';
import lazyPart from './lazy-part.css?inline';

/**
 * Layers in the order in which they give way, in front of every sheet. `shared`: sheets that several late sheets bring along, so
 * that it does not matter which of them comes last.
 */
export const LAYER_ORDER =
  '@layer spotreel.tokens, spotreel.base, spotreel.shared, spotreel.components, spotreel.system;';
const parts = [
  tokens,
  base,
  forcedColors,
  badge,
  button,
  card,
  choices,
  colorField,
  dialog,
  drawer,
  embedded,
  field,
  lazyPart,
  menu,
  notice,
  pageHead,
  progress,
  projectCard,
  recipeCard,
  filterBar,
  segments,
  signIn,
  skeleton,
  thumbnail,
  toast,
  tooltip,
  editorLayout,
  startDialog,
  status,
];

let sheet: CSSStyleSheet | undefined;

/** The shared sheet, made on first use; the same object for every root of the page. */
export function componentStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([LAYER_ORDER, ...parts].join('\n'));
  }
  return sheet;
}

/** Adopts the sheet once, before those of components that mount with it; returns what takes it away again. */
export function adoptComponentStyles(root: Document | ShadowRoot): () => void {
  const styles = componentStyles();
  if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets = [styles, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== styles);
  };
}
