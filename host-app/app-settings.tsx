import { type AppSettings, type AppSettingsStore, NO_APP_LINKS } from '@spotreel/sdk';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useBrand } from './layout/brand';

const SettingsContext = createContext<AppSettingsStore | undefined>(undefined);

/** Settings are read again when the page is looked at after this long. */
const OLD_AFTER_MS = 60_000;

export interface AppSettingsProviderProps {
  settings: AppSettingsStore;
  children: ReactNode;
}

/** What the operator has configured, for all pages. */
export function AppSettingsProvider({ settings, children }: AppSettingsProviderProps) {
  useEffect(() => {
    let readAt = Date.now();
    void settings.load();
    const look = () => {
      if (document.hidden || Date.now() - readAt < OLD_AFTER_MS) return;
      readAt = Date.now();
      void settings.load();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [settings]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

function useSettingsStore(): AppSettingsStore {
  const store = useContext(SettingsContext);
  if (!store) throw new Error('Pages need an AppSettingsProvider around them.');
  return store;
}

function useSettingsState() {
  const { $state } = useSettingsStore();
  return useSyncExternalStore($state.listen, () => $state.get());
}

/** Links are those of the brand that is shown: pages of the house are not those of its agencies. */
export function useAppSettings(): AppSettings {
  const { settings } = useSettingsState();
  const { isHouse, supportUrl: support, termsUrl: terms, privacyUrl: privacy } = useBrand();
  const links = { ...NO_APP_LINKS, support, terms, privacy };
  return isHouse ? settings : { ...settings, links, supportWidgetUrl: null, docsUrl: null };
}

/** False until they were read, or could not be. */
export function useAreSettingsReady(): boolean {
  return useSettingsState().isReady;
}

/** Reads them again. */
export function useReloadSettings(): AppSettingsStore['load'] {
  return useSettingsStore().load;
}
