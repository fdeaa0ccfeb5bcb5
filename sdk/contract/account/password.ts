import * as z from 'zod/mini';

/** Characters of a new password. Passwords that were set before this rule still open their accounts. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters.`),
    z.maxLength(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters.`),
  );

/** Any password that an account may have: what is typed to prove that it is theirs. */
export const knownPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.max));

/** A new password, typed twice. */
export const passwordPair = {
  password: newPassword,
  passwordRepeat: z.string().check(z.maxLength(PASSWORD_LENGTH.max)),
};

/** For an object that has the fields of `passwordPair`. */
export const isSamePassword = z.refine<{ password: string; passwordRepeat: string }>(
  ({ password, passwordRepeat }) => password === passwordRepeat,
  { path: ['passwordRepeat'], error: 'The passwords do not match.' },
);
