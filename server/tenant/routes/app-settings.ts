import { appSettingsCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { houseLegalPages } from '../legal/legal-pages';

/** Answered during maintenance too: the maintenance page asks when it is over. */
export const appSettings = implement(
  appSettingsCalls.appSettings,
  async (_, { db, isRegistrationOpen, social, appSettings: settings }) => ({
    links: settings.links,
    legalPages: await houseLegalPages(db),
    maintenance: settings.isInMaintenance,
    isRegistrationOpen,
    hasAssistant: true,
    socialSignIn: social.offers,
    supportWidgetUrl: settings.supportWidgetUrl ?? null,
    trackingUrl: settings.trackingUrl ?? null,
    docsUrl: settings.docsUrl() ?? null,
  }),
);
