/** What the user types to sign in. */
export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  /** Code of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}
