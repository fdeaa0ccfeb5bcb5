/**
 * What a visitor is in the middle of: a dialog that is open, a text that they write, something that they drag, a page that
 * they cannot see or that is not there yet. Only real input counts, not what scripts of the page dispatch.
 */

/** Milliseconds without a key or a drag after which somebody is done. */
const QUIET_MS = 5000;
/** `:modal` is a dialog that makes the rest of the page inert, or an element in full screen. */
const DIALOGS = ':modal, [aria-modal="true"]:not([aria-hidden="true"])';
const VISIBLE = { opacityProperty: true, visibilityProperty: true };

/** Returns whether they are at something now. */
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

/** Also in open shadow roots. */
function hasDialog(root: ParentNode): boolean {
  // browsers before 2024 cannot tell; a dialog then counts as visible
  if ([...root.querySelectorAll(DIALOGS)].some((dialog) => dialog.checkVisibility?.(VISIBLE) ?? true)) return true;
  return [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && hasDialog(shadowRoot));
}
