import { appSettingsCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';

/** Answered during maintenance too: the maintenance page asks when it is over. */
export const appSettings = implement(
  appSettingsCalls.appSettings,
  async (
    _,
    {
      appLinks,
      legalPagesOfHouse,
      isInMaintenance,
      isRegistrationOpen,
      social,
      supportWidgetUrl = null,
      trackingUrl = null,
      docsUrl,
    },
  ) => ({
    links: appLinks,
    legalPages: await legalPagesOfHouse(),
    maintenance: isInMaintenance,
    isRegistrationOpen,
    hasAssistant: true,
    socialSignIn: social.offers,
    supportWidgetUrl,
    trackingUrl,
    docsUrl: docsUrl() ?? null,
  }),
);
