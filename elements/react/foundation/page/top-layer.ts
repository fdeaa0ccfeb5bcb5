/**
 * Spread on an overlay: it opens in the top layer. So nothing of the page cuts it off, moves it or covers it: no `overflow`,
 * `transform` or `z-index`. It stays inside of the shadow root, and closes when it is removed.
 */
export const inTopLayer = { popover: 'manual', ref: showOnTop } as const;

/** Opens an overlay above all others that are open. Older browsers lack the top layer; `z-index` orders there. */
export function showOnTop(overlay: HTMLElement | null): void {
  if (!overlay || !('showPopover' in overlay)) return;
  if (overlay.matches(':popover-open')) overlay.hidePopover();
  overlay.showPopover();
}
