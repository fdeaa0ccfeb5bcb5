/** Sign-ins of the account and its second factor. One a screen. */
import { atom } from 'nanostores';
import type { SecondFactorSetup, SecondFactorState } from '../../contract/schemas/account/second-factor';
import type { SignInSession } from '../../contract/schemas/account/sign-in-session';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';

/** Where a person stands in turning the second factor on: a secret to scan, then codes to keep. */
export interface SecondFactorProgress {
  readonly setup?: SecondFactorSetup | undefined;
  /** Recovery codes, shown once. */
  readonly codes?: readonly string[] | undefined;
}

export function createAccountSecurity({ editing: { context } }: Spotreel) {
  const { t, toasts } = context;
  const describe = (thrown: unknown) => failureOf(thrown, t, 'failure.unknown');
  const sessions = createLoader<readonly SignInSession[]>(describe);
  const factor = createLoader<SecondFactorState>(describe);
  const form = createForm(t);
  const $progress = atom<SecondFactorProgress>({});

  const loadFactor = () => factor.load(async (signal) => (await context.accounts()).secondFactor({ signal }));
  const report = (thrown: unknown) => toasts.show({ tone: 'danger', title: describe(thrown).message });
  return {
    $sessions: sessions.$state,
    $factor: factor.$state,
    $form: form.$state,
    $progress,
    load: () =>
      Promise.all([sessions.load(async (signal) => (await context.accounts()).sessions({ signal })), loadFactor()]),
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
    /** Turns the second factor off; false if it was not taken. */
    async end(password: string, code: string): Promise<boolean> {
      const body = { password, code };
      const answer = await form.send(async () => (await context.accounts()).endSecondFactor({ body }));
      if (answer) await loadFactor();
      return answer !== undefined;
    },
    /** Leaves what was begun. */
    close(): void {
      $progress.set({});
      form.reset();
    },
  };
}

export type AccountSecurityStore = ReturnType<typeof createAccountSecurity>;
