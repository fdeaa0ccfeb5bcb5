import * as z from 'zod/mini';

/** Six digits of an authenticator app, or a recovery code. Spaces do not count. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(30));

/** Setup data for an authenticator app. */
export const secondFactorSetup = z.looseObject({
  /** Base32, to be typed where no picture can be scanned. */
  secret: z.string(),
  /** `otpauth://totp/…`, to be shown as a QR code. */
  uri: z.string(),
});
/** Answer to beginning a second factor: it counts once a code of it has been given. */
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/** Shown once. Each opens the account one time in place of the app. */
export const recoveryCodes = z.looseObject({ codes: z.array(z.string()) });

/** State of two-factor sign-in. */
export const secondFactorState = z.looseObject({
  enabled: z.boolean(),
  /** This role must have one: the account's other pages open once it is set up. */
  required: z.boolean(),
  /** A login from a new browser asks for a code that is mailed: of operators and agency admins who have no app. */
  hasCodesByEmail: z.boolean(),
  /** Recovery codes that were not used yet; 0 where it is off. */
  recoveryCodesLeft: z.int(),
});
/** The second factor of an account. */
export type SecondFactorState = z.infer<typeof secondFactorState>;
