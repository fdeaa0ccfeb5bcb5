/** Controls that cannot be seen or hit (WCAG 2.4.7, 2.4.11, 2.5.8). */
import { allElements, describeElement, drawnParent, elementAt, focusedElement, isDrawn } from './tree';

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider], [role=menuitem], [role=option]';
/** A target of this size needs no distance. */
const TARGET_PX = 24;
const CHOICE = /^(checkbox|radio|file)$/;

/** Null: what has the focus is seen at one point at least, with a ring. */
export function focusProblem(): string | null {
  const active = focusedElement();
  if (!active || active === document.body || active.localName === 'iframe') return null;
  const label = labelOf(active) ?? active.closest('label') ?? active;
  if (!isSeen(active, label)) return `focus hidden: ${describeElement(active)}`;
  const parent = drawnParent(active);
  const near = [active, label, parent, parent && drawnParent(parent), active.nextElementSibling];
  return near.some((one) => one && hasRing(one)) ? null : `no focus ring: ${describeElement(active)}`;
}

function labelOf(control: Element): Element | undefined {
  return control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
}

/** Of its box in the window: some px at an edge are enough for 2.4.11. */
const SHARES = [0.5, 0.03, 0.97, 0.25, 0.75];

function isSeen(active: Element, label: Element): boolean {
  const own = [active, label, drawnParent(active)];
  const isOwn = (x: number, y: number) => {
    const at = elementAt(x, y);
    return at !== null && own.some((one) => one?.contains(at));
  };
  return [active, label, coveredBox(active)].some((one) => {
    if (!one) return false;
    const box = one.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    if (width <= 0 || height <= 0) return false;
    return SHARES.some((across) => SHARES.some((down) => isOwn(left + width * across, top + height * down)));
  });
}

/** What a link covers by its `::after`: a whole card. */
function coveredBox(active: Element): Element | null {
  const isSpread = getComputedStyle(active, '::after').position === 'absolute';
  return isSpread && active instanceof HTMLElement ? active.offsetParent : null;
}

function hasRing(element: Element): boolean {
  return [undefined, '::after', '::before'].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || (!part && boxShadow !== 'none');
  });
}

/** Small targets with another one so near that a circle of 24 px around the middle touches it, which is the exception of 2.5.8. */
export function smallTargets(): string[] {
  const targets = allElements().filter((one) => one.matches(TARGETS) && isDrawn(one) && !one.closest('[inert]'));
  return targets
    .filter((target) => isSmall(target) && !isInSentence(target) && targets.some((other) => isNear(target, other)))
    .map((target) => {
      const { width, height } = boxOf(target);
      return `small target, ${Math.round(width)} x ${Math.round(height)}: ${describeElement(target)}`;
    });
}

function isSmall(target: Element): boolean {
  const { width, height } = boxOf(target);
  return Math.min(width, height) < TARGET_PX - 0.5;
}

/** A choice is hit by its label too. */
function boxOf(target: Element): DOMRect {
  const own = target.getBoundingClientRect();
  const label = labelOf(target);
  if (!label || !(target instanceof HTMLInputElement) || !CHOICE.test(target.type)) return own;
  const other = label.getBoundingClientRect();
  const left = Math.min(own.left, other.left);
  const top = Math.min(own.top, other.top);
  return new DOMRect(left, top, Math.max(own.right, other.right) - left, Math.max(own.bottom, other.bottom) - top);
}

function isInSentence(target: Element): boolean {
  const length = (element: Element | null) => element?.textContent?.trim().length ?? 0;
  return getComputedStyle(target).display === 'inline' && length(target.parentElement) > length(target);
}

function isNear(target: Element, other: Element): boolean {
  if (other === target || target.contains(other) || other.contains(target)) return false;
  const { left, top, width, height } = boxOf(target);
  const x = left + width / 2;
  const y = top + height / 2;
  const near = boxOf(other);
  const across = Math.max(near.left - x, 0, x - near.right);
  const down = Math.max(near.top - y, 0, y - near.bottom);
  return Math.hypot(across, down) < TARGET_PX / 2;
}
