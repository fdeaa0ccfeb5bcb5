import { attempted } from '../../base/attempted';
import type { NoCodeConfig } from '../../contract/surveys/action-class';
import { matchPageUrl } from './page-url';

/** Used part of an element that was clicked; elements of the DOM are such. */
export interface ClickedElement {
  readonly innerHTML: string;
  readonly parentElement: ClickedElement | null;
  matches(selector: string): boolean;
}

/**
 * True if a click fires an action: every part that the action names must hold. It holds for the clicked element or for
 * one around it, since people click on the picture in a button. An action that names only an address is not fired by
 * clicks.
 */
export function matchClick(target: ClickedElement, config: NoCodeConfig, address: string): boolean {
  const html = config.innerHtml?.value;
  const selector = config.cssSelector?.value.trim();
  if (!html && !selector) return false;
  if (config.pageUrl && matchPageUrl(address, config.pageUrl) !== 'match') return false;
  for (let element: ClickedElement | null = target; element; element = element.parentElement) {
    if ((!html || element.innerHTML === html) && (!selector || matchesSelector(element, selector))) return true;
  }
  return false;
}

/** CSS's own meaning; beside it that of docs/rules/surveys.md#triggers, where every part (`.a`, `#b`) has to match the one element. */
function matchesSelector(element: ClickedElement, selector: string): boolean {
  const parts = selector.split(/\s{0,9}(?=[.#])/).filter(Boolean);
  return matches(element, selector) || (parts.length > 1 && parts.every((part) => matches(element, part)));
}

function matches(element: ClickedElement, selector: string): boolean {
  return attempted(() => element.matches(selector)) ?? false; // not a selector
}
