/** Configuration of the app by the operator of the server. It is read before login. */
import { atom } from 'nanostores';
import { clientOf } from '../client/client';
import type { Fetch } from '../client/request/request';
import { type AppSettings, NO_APP_LINKS } from '../contract/account/app-settings';
import { appSettingsCalls } from '../contract/account/app-settings-calls';

/** State of the settings. */
export interface AppSettingsState {
  /** They were read, or could not be. */
  readonly isReady: boolean;
  readonly settings: AppSettings;
}

const NOTHING_CONFIGURED: AppSettings = {
  links: NO_APP_LINKS,
  maintenance: false,
  isRegistrationOpen: false,
  hasAssistant: false,
  supportWidgetUrl: null,
  socialSignIn: [],
};

/** `apiBase` and `fetch` as for `createSpotreel`. Nothing is fetched before `load`. */
export function createAppSettings(options: { apiBase?: string | undefined; fetch?: Fetch | undefined } = {}) {
  const { apiBase: baseUrl = '', fetch } = options;
  const client = clientOf(appSettingsCalls, { baseUrl, fetch, getAccessToken: () => null });
  const $state = atom<AppSettingsState>({ isReady: false, settings: NOTHING_CONFIGURED });
  return {
    $state,
    /** The settings, once they were read or could not be. Never resolves before `load` is called. */
    ready: () =>
      new Promise<AppSettings>((resolve) => {
        const stop = $state.subscribe(({ isReady, settings }) => {
          if (!isReady) return;
          resolve(settings);
          // the first call comes before there is something to stop
          queueMicrotask(() => stop());
        });
      }),
    /** Loads the settings. Earlier ones stay when they cannot be read. Never rejects. */
    async load(): Promise<void> {
      const settings = await client.appSettings().catch(() => undefined);
      $state.set({ isReady: true, settings: settings ?? $state.get().settings });
    },
  };
}

/** Result of `createAppSettings`. */
export type AppSettingsStore = ReturnType<typeof createAppSettings>;
