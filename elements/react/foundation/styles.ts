/**
 * All component styles as one constructable style sheet: adopted by a shadow root or by the document, so that no style
 * element is ever inserted and a strict Content-Security-Policy holds.
 */
import tokens from '../../../sdk/theme/tokens.css?inline';
import button from '../button/button.css?inline';
import dialog from '../dialog/dialog.css?inline';
import field from '../field/field.css?inline';
import menu from '../menu/menu.css?inline';
import notice from '../notice/notice.css?inline';
import progress from '../progress/progress.css?inline';
import skeleton from '../skeleton/skeleton.css?inline';
import toast from '../toast/toast.css?inline';
import tooltip from '../tooltip/tooltip.css?inline';
import base from './base.css?inline';

const order = '@layer spotreel.tokens, spotreel.base, spotreel.components;';
const parts = [tokens, base, button, field, dialog, menu, notice, progress, skeleton, toast, tooltip];

let sheet: CSSStyleSheet | undefined;

/** The shared sheet, made on first use; the same object for every root of the page. */
export function componentStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([order, ...parts].join('\n'));
  }
  return sheet;
}

/** Adopts the sheet once; returns what takes it away again. */
export function adoptComponentStyles(root: Document | ShadowRoot): () => void {
  const styles = componentStyles();
  if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styles];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== styles);
  };
}
