import type { TutorialAudience } from '@spotreel/sdk/internal/contract';
import type { MessageKey } from '@spotreel/sdk/internal/i18n';

/** Address and name of the page for each audience, in the order of its links. */
export const AUDIENCE_PAGES: Readonly<Record<TutorialAudience, { readonly to: string; readonly name: MessageKey }>> = {
  everyone: { to: '/tutorials', name: 'tutorials.everyone' },
  agency: { to: '/tutorials/agency', name: 'tutorials.agency' },
  'white-label': { to: '/tutorials/white-label', name: 'tutorials.whiteLabel' },
};
