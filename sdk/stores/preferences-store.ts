import { atom, type ReadableAtom } from 'nanostores';
import type { SecurityStorage } from '../client/session/security-state';
import { localSecurityStorage } from './session/local-security-storage';

export interface PreferencesStorage {
  readonly singleKeys?: SecurityStorage;
  readonly bars?: SecurityStorage;
}

/** Preferences of this browser, the same for every account that signs in. */
export class PreferencesStore {
  /**
   * Letters, digits and signs alone run commands. Who dictates, or touches keys by mistake, turns them off (WCAG 2.1.4).
   */
  readonly $singleKeys: ReadableAtom<boolean>;
  readonly setSingleKeys: (isOn: boolean) => void;
  /** The timeline and the music count bars beside seconds. Default false. */
  readonly $countsBars: ReadableAtom<boolean>;
  readonly setCountsBars: (isOn: boolean) => void;
  readonly #unsubscribe: readonly (() => void)[];

  constructor({
    singleKeys = localSecurityStorage('spotreel.single-keys'),
    bars = localSecurityStorage('spotreel.bars'),
  }: PreferencesStorage = {}) {
    const keys = keptSwitch(singleKeys, true);
    const counting = keptSwitch(bars, false);
    this.$singleKeys = keys.$isOn;
    this.setSingleKeys = keys.set;
    this.$countsBars = counting.$isOn;
    this.setCountsBars = counting.set;
    this.#unsubscribe = [keys.stop, counting.stop];
  }

  readonly dispose = (): void => {
    for (const stop of this.#unsubscribe) stop();
  };
}

/** A switch that this browser remembers once it differs from its default. Other tabs are heard until `stop`. */
function keptSwitch(kept: SecurityStorage, byDefault: boolean) {
  const read = () => {
    const text = kept.read();
    return text === null ? byDefault : text === 'on';
  };
  const $isOn = atom(read());
  const set = (isOn: boolean): void => {
    kept.write(isOn === byDefault ? null : isOn ? 'on' : 'off');
    $isOn.set(isOn);
  };
  const stop = kept.subscribe?.(() => $isOn.set(read())) ?? (() => {});
  return { $isOn, set, stop };
}
