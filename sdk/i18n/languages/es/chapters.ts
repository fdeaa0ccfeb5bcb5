import type { LanguageChapters } from '../../language';

export const chapters: LanguageChapters = {
  start: () => import('./start/start-messages'),
  parts: () => import('./parts/part-messages'),
  account: () => import('./account/account-messages'),
  agency: () => import('./agency/agency-messages'),
  help: () => import('./help/help-messages'),
  operator: () => import('./operator/operator-messages'),
  support: () => import('./support/support-messages'),
};
