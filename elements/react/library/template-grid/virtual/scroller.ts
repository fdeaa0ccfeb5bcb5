export type Scroller = HTMLElement | Window;

/** Scroll container of a node: the nearest scrolling ancestor, through shadow roots, or the window. */
export function scrollerOf(node: Node): Scroller {
  const { ownerDocument } = node;
  const view = ownerDocument?.defaultView ?? window;
  for (let at: Node | null = parentOf(node); at; at = parentOf(at)) {
    if (!(at instanceof HTMLElement)) continue;
    if (at === ownerDocument?.body || at === ownerDocument?.documentElement) break;
    if (/auto|scroll|overlay/.test(view.getComputedStyle(at).overflowY)) return at;
  }
  return view;
}

function parentOf(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/** Distance in px from the top of the scroll container to the top of the node, as if nothing were scrolled. */
export function offsetIn(scroller: Scroller, node: Element): number {
  const { top } = node.getBoundingClientRect();
  if (scroller instanceof HTMLElement) return top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  return top + scroller.scrollY;
}

export function scrolledPx(scroller: Scroller): number {
  return scroller instanceof HTMLElement ? scroller.scrollTop : scroller.scrollY;
}

/** Visible height in px. */
export function viewHeightPx(scroller: Scroller): number {
  return scroller instanceof HTMLElement ? scroller.clientHeight : scroller.innerHeight;
}
