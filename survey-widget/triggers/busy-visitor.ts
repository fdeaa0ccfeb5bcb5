/**
 * Detects a busy visitor: a modal dialog is open, they type or drag, the tab is hidden, or the page has no body yet.
 * Only input of the visitor counts, not events that scripts of the page dispatch.
 */

/** Milliseconds after the last input or drag until a visitor counts as done. */
const QUIET_MS = 5000;
/** `:modal` is a dialog that makes the rest of the page inert, or an element in full screen. */
const DIALOGS = ':modal, [aria-modal="true"]:not([aria-hidden="true"])';
const VISIBLE = { opacityProperty: true, visibilityProperty: true };

/** Returns a function that says whether the visitor is busy now. */
export function watchBusyVisitor(signal: AbortSignal): () => boolean {
  let lastMs = -QUIET_MS;
  const act = (event: Event) => {
    const isDrag = !(event instanceof PointerEvent) || event.buttons > 0;
    if (event.isTrusted && isDrag) lastMs = event.timeStamp;
  };
  for (const name of ['input', 'dragover', 'pointermove']) {
    document.addEventListener(name, act, { capture: true, passive: true, signal });
  }
  return () => document.hidden || !document.body || performance.now() - lastMs < QUIET_MS || hasDialog(document);
}

/** Looks into open shadow roots too. */
function hasDialog(root: ParentNode): boolean {
  // browsers before 2024 lack this method: a dialog then counts as visible
  if ([...root.querySelectorAll(DIALOGS)].some((dialog) => dialog.checkVisibility?.(VISIBLE) ?? true)) return true;
  return [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && hasDialog(shadowRoot));
}
