import { surveyStyles } from './survey-styles';

export interface SurveyRoot {
  readonly root: ShadowRoot;
  remove(): void;
}

/** A shadow root of its own: no style of the page reaches in, none of ours gets out. */
export function createSurveyRoot(place: HTMLElement): SurveyRoot {
  // an element of no page's style sheet, and not one that assistive technology makes anything of
  const host = document.createElement('spotreel-survey');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [surveyStyles()];
  place.append(host);
  return { root, remove: () => host.remove() };
}
