import type { HiddenFields } from './hidden-fields';
import type { SurveyError } from './survey-error';

/** Options of `init`. */
export interface SurveyOptions {
  /** The environment whose surveys are shown. */
  environmentId: string;
  /** Address of the survey service: `https://surveys.example`. */
  apiHost: string;
  /** Id of the visitor for the service, at most 200 characters. Default: an anonymous visitor. */
  userId?: string | undefined;
  /** Language of the widget's own words and of translated surveys, like `de` or `pt-BR`. Default: the page's, then the browser's. */
  language?: string | undefined;
  /** Shows surveys inside this element, as a part of the page. Default: over the page. */
  place?: HTMLElement | undefined;
  /** Values of hidden fields for every survey, by the ids of the fields. */
  hiddenFields?: HiddenFields | undefined;
  /** Given every error. Default: the console. */
  errorHandler?: ((error: SurveyError) => void) | undefined;
}

/** Actions of the widget itself that are not worth a call (docs/rules/surveys.md#triggers). */
export const EXIT_INTENT = 'Exit Intent (Desktop)';
export const HALF_SCROLL = '50% Scroll';
export const NEW_SESSION = 'New Session';
