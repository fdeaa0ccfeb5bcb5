/** Using another person's account. Reload the page after each change: stores hold the former user's data. */
import type { ReadableAtom } from 'nanostores';
import { isSpotreelError } from '../../base/errors';
import type { OwnSitting } from '../../contract/acting/sitting';
import { createForm, type FormState } from '../resource/form';
import type { Spotreel } from '../spotreel';

/** Account, reason, and number of minutes. */
export interface ActingRequest {
  readonly email: string;
  /** The person reads it. */
  readonly reason: string;
  /** Until the time is over, 5 to 60. */
  readonly minutes: number;
}

/** Asks to use another person's account. */
export interface ActingForm {
  readonly $form: ReadableAtom<FormState>;
  /** False when the server refuses it, which `$form` then says. */
  enter(request: ActingRequest): Promise<boolean>;
}

/** The form with which using another account begins. One a dialog. */
export function createActingForm({ editing: { context }, session }: Spotreel): ActingForm {
  const form = createForm(context.t);
  return {
    $form: form.$state,
    async enter(body) {
      const answer = await form.send(async () => (await context.accounts()).beginActingAs({ body }));
      if (answer) session.actAs(body.email);
      return answer !== undefined;
    },
  };
}

/** Remaining time in the other account. Undefined: none is used, or the server does not answer. Never rejects. */
export async function loadSitting({ editing: { context } }: Spotreel): Promise<OwnSitting | 'over' | undefined> {
  try {
    return (await (await context.accounts()).actingAs()).sitting ?? undefined;
  } catch (thrown) {
    return isSpotreelError(thrown) && thrown.status === 403 ? 'over' : undefined;
  }
}

/** Goes back to the own account, even when the server does not answer. */
export async function leaveAccount({ editing: { context }, session }: Spotreel): Promise<void> {
  await context
    .accounts()
    .then((accounts) => accounts.endActingAs())
    .catch(() => undefined);
  session.actAs(null);
}
