import type { SecurityStorage } from '../../client/session/security-state';

/**
 * Keeps the security slice in localStorage under `key`. Hears what other tabs of the same origin write there, and what other
 * accounts of this page write.
 * Where storage is forbidden or full it lasts as long as the page. Safe to make where there is no browser.
 */
export function localSecurityStorage(key = 'spotreel.security'): SecurityStorage {
  const area = accessibleStorage();
  let fallback: string | null = null;
  let isWriting = false;
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
      // browsers report what other tabs write, not what this page does
      isWriting = true;
      if (area) dispatchEvent(new StorageEvent('storage', { key, storageArea: area }));
      isWriting = false;
    },
    subscribe(listener) {
      if (!area) return () => {};
      const onStorage = (event: StorageEvent) => {
        if (!isWriting && event.storageArea === area && (event.key === key || event.key === null)) listener();
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
