/** Elements of the page, shadow roots included, as people see them. */

export function allElements(root: Document | ShadowRoot = document): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...allElements(element.shadowRoot)] : [element],
  );
}

/** Across shadow roots and slots. */
export function drawnParent(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** From the inside out, without the element. */
export function drawnAncestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let one = drawnParent(element); one; one = drawnParent(one)) found.push(one);
  return found;
}

/** For messages. */
export function describeElement(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return `${element.localName}${element.classList.length > 0 ? `.${element.classList[0]}` : ''} "${text.slice(0, 40)}"`;
}

export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Elements with a text of their own that is drawn: not what only screen readers read, no drawings, nothing behind a dialog. */
export function drawnTexts(): Element[] {
  return allElements().filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      isDrawn(element) &&
      !element.closest('svg, [aria-hidden=true]') &&
      [element, ...drawnAncestors(element)].every((one) => {
        const { clipPath, clip } = getComputedStyle(one);
        return !clipPath.startsWith('inset(') && clip === 'auto' && !one.matches('[inert]');
      }),
  );
}

export function scrollsAlong(element: Element, axis: 'X' | 'Y'): boolean {
  return /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`]);
}

/** Through shadow roots. */
export function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/** Through shadow roots. */
export function focusedElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
