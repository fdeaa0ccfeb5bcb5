import { atom } from 'nanostores';
import type { SecurityStorage } from '../client/security-state';
import { localSecurityStorage } from './local-security-storage';

/** How somebody likes to work in this browser, whoever is signed in. */
export class PreferencesStore {
  /**
   * Letters, digits and signs alone run commands. Who dictates, or touches keys by mistake, turns them off (WCAG 2.1.4).
   */
  readonly $singleKeys;
  readonly #kept: SecurityStorage;
  readonly #unsubscribe: () => void;

  constructor(kept: SecurityStorage = localSecurityStorage('spotreel.single-keys')) {
    this.#kept = kept;
    this.$singleKeys = atom(this.#read());
    this.#unsubscribe = kept.subscribe?.(() => this.$singleKeys.set(this.#read())) ?? (() => {});
  }

  readonly setSingleKeys = (isOn: boolean): void => {
    this.#kept.write(isOn ? null : 'off');
    this.$singleKeys.set(isOn);
  };

  readonly dispose = (): void => this.#unsubscribe();

  #read(): boolean {
    return this.#kept.read() !== 'off';
  }
}
