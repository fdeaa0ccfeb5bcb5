import { type AppLinks, type AppSettings, LEGAL_PAGES, NO_APP_LINKS } from '@spotreel/sdk/internal/contract';
import type { AppSettingsStore } from '@spotreel/sdk/internal/stores';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useBrand } from './layout/look/brand';

const SettingsContext = createContext<AppSettingsStore | undefined>(undefined);

/** Settings are read again when the page is looked at after this long. */
const OLD_AFTER_MS = 60_000;

export interface AppSettingsProviderProps {
  settings: AppSettingsStore;
  children: ReactNode;
}

/** Configuration by the operator, for all pages. */
export function AppSettingsProvider({ settings, children }: AppSettingsProviderProps) {
  useEffect(() => {
    let readAt = performance.now();
    void settings.load();
    const look = () => {
      if (document.hidden || performance.now() - readAt < OLD_AFTER_MS) return;
      readAt = performance.now();
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

/**
 * Links are those of the brand that is shown: pages of the house are not those of its agencies. Legal pages that have no
 * address lead to those that the app has.
 */
export function useAppSettings(): AppSettings {
  const { settings } = useSettingsState();
  const { isHouse, supportUrl: support, termsUrl: terms, privacyUrl: privacy, legalPages } = useBrand();
  if (isHouse) return { ...settings, links: withLegalPages(settings.links, settings.legalPages) };
  const links = withLegalPages({ ...NO_APP_LINKS, support, terms, privacy }, legalPages);
  return { ...settings, links, supportWidgetUrl: null, docsUrl: null };
}

function withLegalPages(links: AppLinks, pages: AppSettings['legalPages'] = []): AppLinks {
  const pathOf = (kind: string) => pages.find((page) => page.kind === kind)?.path ?? null;
  return { ...links, ...Object.fromEntries(LEGAL_PAGES.map((kind) => [kind, links[kind] ?? pathOf(kind)])) };
}

/** False until they were read, or could not be. */
export function useAreSettingsReady(): boolean {
  return useSettingsState().isReady;
}

/** Reads them again. */
export function useReloadSettings(): AppSettingsStore['load'] {
  return useSettingsStore().load;
}
