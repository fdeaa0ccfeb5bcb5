import type { SecurityStorage } from '../../../sdk/client/session/security-state';

/** One store that several tabs share, as localStorage is: who writes does not hear of it, the others do. */
export function sharedStorage() {
  let kept: string | null = null;
  const tabs = new Set<{ listener: () => void; owner: object }>();
  return {
    peek: () => kept,
    tab(): SecurityStorage {
      const owner = {};
      return {
        read: () => kept,
        write(text) {
          kept = text;
          for (const tab of tabs) if (tab.owner !== owner) tab.listener();
        },
        subscribe(listener) {
          const entry = { listener, owner };
          tabs.add(entry);
          return () => tabs.delete(entry);
        },
      };
    },
  };
}
