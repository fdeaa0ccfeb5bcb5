import { randomKey } from '../../base/random-key';

/** Idempotency-Keys of a form: what is sent again because its answer was lost is done once. */
export interface RepeatKey {
  /** The same key for the same content until `forget`; another content gets a new one. */
  of(content: object): string;
  /** It was done: the same content sent again is meant again. */
  forget(): void;
}

export function createRepeatKey(): RepeatKey {
  let last: { readonly content: string; readonly key: string } | undefined;
  return {
    of(given) {
      const content = JSON.stringify(given);
      if (last?.content !== content) last = { content, key: randomKey() };
      return last.key;
    },
    forget() {
      last = undefined;
    },
  };
}
