/** The first question of the login: the email address. One a screen. */
import { atom } from 'nanostores';
import { createForm } from '../resource/form';
import type { Spotreel } from '../spotreel';

/** An address, and how it can log in to this server. */
export interface CheckedEmail {
  readonly email: string;
  /** `password`, `google`, `facebook`, `twitter`; then `registration` or `invitation`, the way to an account. */
  readonly ways: readonly string[];
}

/** Asks the server how an address can log in. The answer does not say whether it has an account. */
export function createLoginCheck({ editing: { context } }: Spotreel) {
  const form = createForm(context.t);
  const $checked = atom<CheckedEmail | undefined>();
  return {
    $form: form.$state,
    $checked,
    async check(typed: string): Promise<void> {
      const email = typed.trim().toLowerCase();
      const answer = await form.send(() => context.client.loginCheck({ body: { email } }));
      if (answer) $checked.set({ email, ways: answer.ways });
    },
    /** Back to the question. */
    again(): void {
      form.reset();
      $checked.set(undefined);
    },
  };
}
