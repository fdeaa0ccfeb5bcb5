/** Preview of a draft by the server, before it is added. */
import { atom, type ReadableAtom } from 'nanostores';
import type { AccountClient } from '../../client/account-client';
import type { StoreContext } from '../store-context';
import { createForm, type FormState } from './form';

export interface DraftCheck<Draft, Understood> {
  readonly $form: ReadableAtom<FormState>;
  /** Undefined: nothing is checked, or it cannot be understood. */
  readonly $understood: ReadableAtom<Understood | undefined>;
  check(draft: Draft): Promise<void>;
  /** After the draft has changed. An answer that is on its way is dropped. */
  forget(): void;
}

export function draftCheck<Draft, Understood>(
  context: StoreContext,
  ask: (api: AccountClient, draft: Draft) => Promise<Understood>,
): DraftCheck<Draft, Understood> {
  const form = createForm(context.t);
  const $understood = atom<Understood | undefined>();
  let version = 0;
  return {
    $form: form.$state,
    $understood,
    async check(draft) {
      version += 1;
      const asked = version;
      $understood.set(undefined);
      const understood = await form.send(async () => ask(await context.accounts(), draft));
      if (asked === version) $understood.set(understood);
    },
    forget() {
      version += 1;
      form.reset();
      $understood.set(undefined);
    },
  };
}
