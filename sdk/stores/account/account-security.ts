/** Sign-ins of the account and its second factor. One a screen. */

import { atom } from 'nanostores';
import type { SecondFactorSetup } from '../../contract/account/second-factor';
import type { SignInSession } from '../../contract/account/sign-in-session';
import type { Id } from '../../contract/schemas/ids';
import { resource, without } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

/** Progress of turning the second factor on: first a secret to scan, then codes to keep. */
export interface SecondFactorProgress {
  /** The secret, until a first code confirms it. */
  readonly setup?: SecondFactorSetup | undefined;
  /** Recovery codes, shown once. */
  readonly codes?: readonly string[] | undefined;
}

/** Sessions and second factor of the account that is logged in. */
export function createAccountSecurity({ editing: { context } }: Spotreel) {
  const sessions = resource(context, (api, signal): Promise<readonly SignInSession[]> => api.sessions({ signal }));
  const { load: loadFactor, ...factor } = createSecondFactor(context);
  return {
    $sessions: sessions.$state,
    load: () => Promise.all([sessions.load(), loadFactor()]),
    /** A failure is shown as a notification. */
    endSession: (sessionId: Id<'session'>) =>
      sessions.act((api) => api.endSession({ params: { sessionId } }), without(sessionId)),
    /** A failure is shown as a notification. */
    endOthers: () =>
      sessions.act(
        (api) => api.endOtherSessions(),
        (all) => all.filter(({ isCurrent }) => isCurrent),
      ),
    ...factor,
  };
}

/** Each change of a factor that is on needs the password and a code. A refusal is in `$form`. */
function createSecondFactor(context: StoreContext) {
  const factor = resource(context, (api, signal) => api.secondFactor({ signal }));
  const $progress = atom<SecondFactorProgress>({});
  return {
    $factor: factor.$state,
    load: factor.load,
    $form: factor.$form,
    $progress,
    async begin(password: string): Promise<void> {
      const setup = await factor.send((api) => api.beginSecondFactor({ body: { password } }));
      if (setup) $progress.set({ setup });
    },
    async confirm(code: string): Promise<void> {
      const answer = await factor.send((api) => api.confirmSecondFactor({ body: { code } }));
      if (!answer) return;
      $progress.set({ codes: answer.codes });
      await factor.load();
    },
    async renewCodes(password: string, code: string): Promise<void> {
      const answer = await factor.send((api) => api.renewRecoveryCodes({ body: { password, code } }));
      if (answer) $progress.set({ codes: answer.codes });
    },
    /** Turns the second factor off; false if it was refused. */
    async end(password: string, code: string): Promise<boolean> {
      const isOff = await factor.save((api) => api.endSecondFactor({ body: { password, code } }));
      if (isOff) await factor.load();
      return isOff;
    },
    /** Drops the secret and the codes that are on screen. */
    close(): void {
      $progress.set({});
      factor.resetForm();
    },
  };
}

/** Result of `createAccountSecurity`. */
export type AccountSecurityStore = ReturnType<typeof createAccountSecurity>;
