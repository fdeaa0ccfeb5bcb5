/** Credentials that the user enters. */
export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  /** Code of the authenticator app, a recovery code, or the one that was mailed. */
  readonly code?: string | undefined;
  /** Random secret of the browser, by which the account knows it: 43 to 100 letters, digits, `-` and `_`. */
  readonly browserSecret?: string | undefined;
  /** Mails the code where one is needed. */
  readonly sendCode?: boolean | undefined;
}
