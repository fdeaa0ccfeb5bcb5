import css from '../survey.css?inline';

/** One sheet for all surveys of a page: no style element, so that a strict Content-Security-Policy holds. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/**
 * A shadow root of its own: no style of the page reaches in, and no style of the widget reaches out. Removing its host
 * removes it.
 */
export function createSurveyRoot(place: HTMLElement): ShadowRoot {
  // an element of no page's style sheet, and not one that assistive technology makes anything of
  const host = document.createElement('spotreel-survey');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  place.append(host);
  return root;
}
