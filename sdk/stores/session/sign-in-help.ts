/** Ways into an account without a password that works: a reset, an invitation, a registration. One a screen. */
import { atom } from 'nanostores';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

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
  const offer = resource(context, (api, signal, token: string) => api.invitationOffer({ body: { token }, signal }));
  /** The address to which a link was sent; empty before. */
  const $sentTo = atom('');
  const sendLink = async (name: 'requestPasswordReset' | 'register', email: string) => {
    if (await offer.save((api) => api[name]({ body: { email } }))) $sentTo.set(email.trim());
  };
  return {
    $form: offer.$form,
    $sentTo,
    $offer: offer.$state,
    requestReset: (email: string) => sendLink('requestPasswordReset', email),
    register: (email: string) => sendLink('register', email),
    /** Answers the address whose password is new; undefined if it was not taken. */
    reset: async (token: string, passwords: NewPassword) =>
      (await offer.send((api) => api.resetPassword({ body: { ...passwords, token } })))?.email,
    readOffer: offer.load,
    /** Makes the account and signs it in; false if it was not taken. */
    async accept(token: string, person: NewPerson): Promise<boolean> {
      const answer = await offer.send((api) => api.acceptInvitation({ body: { ...person, token } }));
      if (answer) session.begin(answer);
      return answer !== undefined;
    },
  };
}

/** Result of `createSignInHelp`. */
export type SignInHelpStore = ReturnType<typeof createSignInHelp>;
