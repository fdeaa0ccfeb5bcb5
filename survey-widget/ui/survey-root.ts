import css from './survey.css?inline';

export interface SurveyRoot {
  readonly root: ShadowRoot;
  remove(): void;
}

let sheet: CSSStyleSheet | undefined;

/** A shadow root of its own: no style of the page reaches in, none of ours gets out. */
export function createSurveyRoot(place: HTMLElement): SurveyRoot {
  // an element of no page's style sheet, and not one that assistive technology makes anything of
  const host = document.createElement('spotreel-survey');
  const root = host.attachShadow({ mode: 'open' });
  // one sheet for all surveys of a page: no style element, so that a strict Content-Security-Policy holds
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  root.adoptedStyleSheets = [sheet];
  place.append(host);
  return { root, remove: () => host.remove() };
}
