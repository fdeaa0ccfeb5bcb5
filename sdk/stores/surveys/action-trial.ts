/** Trial of an action by its author: the same code decides as on a visitor's page. */
import type { NoCodeConfig } from '../../contract/surveys/action-class';
import { type ClickedElement, matchClick } from '../../survey/display/click-match';
import { matchPageUrl } from '../../survey/display/page-url';
import { type ActionDraft, noCodeConfigOf } from './action-draft';

/** Result of an action on a page that is tried out. */
export interface ActionTrial<Found extends ClickedElement> {
  readonly fires: boolean;
  /** Undefined: it asks for no address. */
  readonly isAddressRight: boolean | undefined;
  /** Elements of the page of which a click would fire it, were the address right. Undefined: it asks for no click. */
  readonly clicked: readonly Found[] | undefined;
}

/** `elements`: all of a page. Undefined for an action of code, and for one that names nothing yet. */
export function tryAction<Found extends ClickedElement>(
  draft: ActionDraft,
  address: string,
  elements: readonly Found[],
): ActionTrial<Found> | undefined {
  const config = noCodeConfigOf(draft);
  if (!config || Object.keys(config).length === 0) return undefined;
  const { pageUrl } = config;
  const isAddressRight = pageUrl && matchPageUrl(address, pageUrl) === 'match';
  const clicked = asksForClick(config)
    ? elements.filter((element) => matchClick(element, { ...config, pageUrl: undefined }, address))
    : undefined;
  return { fires: isAddressRight !== false && clicked?.length !== 0, isAddressRight, clicked };
}

function asksForClick({ cssSelector, innerHtml }: NoCodeConfig): boolean {
  return Boolean(cssSelector || innerHtml);
}
