/** A form that is sent to the server: whether it is under way, and what is wrong with which field. */
import { atom, type ReadableAtom } from 'nanostores';
import type { MessageKey, Translator } from '../../i18n/translator';
import { type Failure, failureOf } from '../failure';

/** State of the last submission of a form. */
export interface FormState {
  readonly status: 'idle' | 'sending' | 'sent';
  /** Reason for a refusal: `details` has the fields' errors, `message` is for the whole form if there are none. */
  readonly failure: Failure | undefined;
}

export interface SentForm {
  readonly $state: ReadableAtom<FormState>;
  /** Undefined when it failed, or while an earlier sending is under way; never rejects. */
  send<Answer>(action: () => Promise<Answer>): Promise<Answer | undefined>;
  /** Forgets what went wrong. */
  reset(): void;
}

const IDLE: FormState = { status: 'idle', failure: undefined };

export function createForm(t: Translator, fallback: MessageKey = 'failure.unknown'): SentForm {
  const $state = atom<FormState>(IDLE);
  return {
    $state,
    async send(action) {
      if ($state.get().status === 'sending') return undefined;
      $state.set({ status: 'sending', failure: undefined });
      try {
        const answer = await action();
        $state.set({ status: 'sent', failure: undefined });
        return answer;
      } catch (thrown) {
        $state.set({ status: 'idle', failure: failureOf(thrown, t, fallback) });
        return undefined;
      }
    },
    reset: () => $state.set(IDLE),
  };
}
