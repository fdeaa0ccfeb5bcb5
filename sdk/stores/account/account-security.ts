/** Sign-ins of the account and its second factor. One a screen. */
import { atom } from 'nanostores';
import type { SecondFactorSetup, SecondFactorState } from '../../contract/schemas/account/second-factor';
import type { SignInSession } from '../../contract/schemas/account/sign-in-session';
import { failureOf } from '../failure';
import { createLoader, type Loader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { createForm } from './form';

/** How far turning the second factor on is: first a secret to scan, then codes to keep. */
export interface SecondFactorProgress {
  /** The secret, until a first code confirms it. */
  readonly setup?: SecondFactorSetup | undefined;
  /** Recovery codes, shown once. */
  readonly codes?: readonly string[] | undefined;
}

/** Sessions and second factor of the account that is logged in. */
export function createAccountSecurity({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const sessions = createLoader<readonly SignInSession[]>(describe);
  const factor = createLoader<SecondFactorState>(describe);
  const loadSessions = () => sessions.load(async (signal) => (await context.accounts()).sessions({ signal }));
  const loadFactor = () => factor.load(async (signal) => (await context.accounts()).secondFactor({ signal }));
  return {
    $sessions: sessions.$state,
    $factor: factor.$state,
    load: () => Promise.all([loadSessions(), loadFactor()]),
    ...sessionActions(context, sessions),
    ...secondFactorActions(context, loadFactor),
  };
}

/** A failure is shown as a notification. */
function sessionActions(context: StoreContext, sessions: Loader<readonly SignInSession[]>) {
  const { t, toasts } = context;
  const report = (thrown: unknown) =>
    toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'failure.unknown').message });
  return {
    async endSession(sessionId: number): Promise<void> {
      try {
        await (await context.accounts()).endSession({ params: { sessionId } });
        sessions.update((all) => all.filter(({ id }) => id !== sessionId));
      } catch (thrown) {
        report(thrown);
      }
    },
    async endOthers(): Promise<void> {
      try {
        await (await context.accounts()).endOtherSessions();
        sessions.update((all) => all.filter(({ isCurrent }) => isCurrent));
      } catch (thrown) {
        report(thrown);
      }
    },
  };
}

/** Each needs the password or a code. A refusal is in `$form`. */
function secondFactorActions(context: StoreContext, loadFactor: () => Promise<unknown>) {
  const form = createForm(context.t);
  const $progress = atom<SecondFactorProgress>({});
  return {
    $form: form.$state,
    $progress,
    async begin(password: string): Promise<void> {
      const setup = await form.send(async () => (await context.accounts()).beginSecondFactor({ body: { password } }));
      if (setup) $progress.set({ setup });
    },
    async confirm(code: string): Promise<void> {
      const answer = await form.send(async () => (await context.accounts()).confirmSecondFactor({ body: { code } }));
      if (!answer) return;
      $progress.set({ codes: answer.codes });
      await loadFactor();
    },
    async renewCodes(password: string): Promise<void> {
      const answer = await form.send(async () => (await context.accounts()).renewRecoveryCodes({ body: { password } }));
      if (answer) $progress.set({ codes: answer.codes });
    },
    /** Turns the second factor off; false if it was refused. */
    async end(password: string, code: string): Promise<boolean> {
      const body = { password, code };
      const answer = await form.send(async () => (await context.accounts()).endSecondFactor({ body }));
      if (answer) await loadFactor();
      return answer !== undefined;
    },
    /** Drops the secret and the codes that are on screen. */
    close(): void {
      $progress.set({});
      form.reset();
    },
  };
}

/** What `createAccountSecurity` returns. */
export type AccountSecurityStore = ReturnType<typeof createAccountSecurity>;
