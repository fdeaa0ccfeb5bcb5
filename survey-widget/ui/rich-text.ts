import { type Child, element } from './element';
import { writeSafeHtml } from './safe-html';

/** Html of a survey's author, cleaned, if there is any. */
export function richText(html: string | null | undefined): Child {
  if (!html) return undefined;
  const place = element('div', { className: 'sv-rich', dir: 'auto' });
  void writeSafeHtml(place, html);
  return place;
}
