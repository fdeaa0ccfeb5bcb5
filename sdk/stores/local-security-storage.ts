import type { SecurityStorage } from '../client/security-state';

/**
 * Keeps the security slice in localStorage under `key`, and hears what other tabs of the same origin write there.
 * Where storage is forbidden or full it lasts as long as the page. Safe to make where there is no browser.
 */
export function localSecurityStorage(key = 'spotreel.security'): SecurityStorage {
  const area = accessibleStorage();
  let fallback: string | null = null;
  return {
    read: () => area?.getItem(key) ?? fallback,
    write(text) {
      fallback = null;
      try {
        if (text === null) area?.removeItem(key);
        else if (area) area.setItem(key, text);
        else fallback = text;
      } catch {
        fallback = text;
      }
    },
    subscribe(listener) {
      if (!area) return () => {};
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === area && (event.key === key || event.key === null)) listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

function accessibleStorage(): Storage | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
}
