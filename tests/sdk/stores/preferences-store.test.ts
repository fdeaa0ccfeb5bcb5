import { expect, it } from 'vitest';
import { memorySecurityStorage } from '../../../sdk/client/session/security-state';
import { PreferencesStore } from '../../../sdk/stores/preferences-store';

it('single keys are on until somebody turns them off, and stay off on the next visit', () => {
  const kept = memorySecurityStorage();
  const first = new PreferencesStore({ singleKeys: kept });
  expect(first.$singleKeys.get()).toBe(true);
  first.setSingleKeys(false);
  expect(first.$singleKeys.get()).toBe(false);
  expect(new PreferencesStore({ singleKeys: kept }).$singleKeys.get()).toBe(false);
  first.setSingleKeys(true);
  expect(new PreferencesStore({ singleKeys: kept }).$singleKeys.get()).toBe(true);
});

it('another tab is heard, until the store is let go', () => {
  let told = () => {};
  let text: string | null = null;
  const kept = {
    read: () => text,
    write: () => {},
    subscribe(listener: () => void) {
      told = listener;
      return () => {
        told = () => {};
      };
    },
  };
  const store = new PreferencesStore({ singleKeys: kept });
  text = 'off';
  told();
  expect(store.$singleKeys.get()).toBe(false);
  store.dispose();
  text = null;
  told();
  expect(store.$singleKeys.get()).toBe(false);
});

it('bars are counted once somebody asks for them, and on the next visit too', () => {
  const bars = memorySecurityStorage();
  const first = new PreferencesStore({ bars });
  expect(first.$countsBars.get()).toBe(false);
  first.setCountsBars(true);
  expect(first.$countsBars.get()).toBe(true);
  expect(new PreferencesStore({ bars }).$countsBars.get()).toBe(true);
  first.setCountsBars(false);
  expect(new PreferencesStore({ bars }).$countsBars.get()).toBe(false);
});
