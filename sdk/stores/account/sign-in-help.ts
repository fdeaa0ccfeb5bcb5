/** Ways into an account without a password that works: a reset, an invitation, a registration. One a screen. */
import { atom } from 'nanostores';
import type { InvitationOffer } from '../../contract/schemas/account/invitation';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';

/** A new password, typed twice: 10 to 200 characters. */
export interface NewPassword {
  readonly password: string;
  readonly passwordRepeat: string;
}

/** The person who accepts an invitation. */
export interface NewPerson extends NewPassword {
  readonly firstName: string;
  readonly lastName: string;
}

/** Password reset, invitation and registration. */
export function createSignInHelp({ editing: { context }, session }: Spotreel) {
  const form = createForm(context.t);
  const offer = createLoader<InvitationOffer>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  /** The address to which a link was sent; empty before. */
  const $sentTo = atom('');
  const sendLink = async (name: 'requestPasswordReset' | 'register', email: string) => {
    const body = { email };
    if (await form.send(async () => (await context.accounts())[name]({ body }))) $sentTo.set(email.trim());
  };
  return {
    $form: form.$state,
    $sentTo,
    $offer: offer.$state,
    requestReset: (email: string) => sendLink('requestPasswordReset', email),
    register: (email: string) => sendLink('register', email),
    /** Answers the address whose password is new; undefined if it was not taken. */
    async reset(token: string, passwords: NewPassword): Promise<string | undefined> {
      const answer = await form.send(async () =>
        (await context.accounts()).resetPassword({ body: { ...passwords, token } }),
      );
      return answer?.email;
    },
    readOffer: (token: string) =>
      offer.load(async (signal) => (await context.accounts()).invitationOffer({ body: { token }, signal })),
    /** Makes the account and signs it in; false if it was not taken. */
    async accept(token: string, person: NewPerson): Promise<boolean> {
      const answer = await form.send(async () =>
        (await context.accounts()).acceptInvitation({ body: { ...person, token } }),
      );
      if (answer) session.begin(answer);
      return answer !== undefined;
    },
  };
}

/** What `createSignInHelp` returns. */
export type SignInHelpStore = ReturnType<typeof createSignInHelp>;
