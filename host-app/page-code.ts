/** Pages whose code is loaded when they open. */
export const accountPages = () => import('./pages/account-pages');
export const impersonatePage = () => import('./pages/impersonate-page');
export const signInHelpPages = () => import('./pages/sign-in-help-pages');
export const loginCheckPage = () => import('./pages/login-check-page');
export const socialReturnPage = () => import('./pages/social-return-page');
export const surveysPage = () => import('./pages/surveys-page');
export const surveyActionsPage = () => import('./pages/survey-actions-page');
export const surveyPage = () => import('./pages/survey-page');
export const surveyResultsPage = () => import('./pages/survey-results-page');
export const usagePage = () => import('./pages/usage-page');

interface PageCode {
  /** Paths that the code is for. */
  readonly pattern: RegExp;
  readonly load: () => Promise<unknown>;
}

/** What a link to a path needs. */
export const pageCode: readonly PageCode[] = [
  { pattern: /^\/account(\/(profile|notifications|security|people|audit))?$/, load: accountPages },
  { pattern: /^\/impersonate$/, load: impersonatePage },
  { pattern: /^\/(recover-password|reset-password|register|join)$/, load: signInHelpPages },
  { pattern: /^\/login_check$/, load: loginCheckPage },
  { pattern: /^\/operator\/surveys$/, load: surveysPage },
  { pattern: /^\/operator\/surveys\/actions$/, load: surveyActionsPage },
  { pattern: /^\/operator\/surveys\/(?!actions$)[^/]+$/, load: surveyPage },
  { pattern: /^\/operator\/surveys\/[^/]+\/results$/, load: surveyResultsPage },
  { pattern: /^\/operator\/usage$/, load: usagePage },
];
