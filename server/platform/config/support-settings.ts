/** How people reach the support. */
import * as z from 'zod';

export const supportVariables = {
  /** Gets an email for each question and idea. Without it, operators see them on their page alone. */
  SUPPORT_EMAIL: z.email().max(254).optional(),
};

type Values = z.infer<z.ZodObject<typeof supportVariables>>;

export interface SupportSettings {
  /** Undefined: operators are not mailed. */
  readonly email?: string | undefined;
}

export function supportSettingsOf(value: Values): SupportSettings {
  return { email: value.SUPPORT_EMAIL };
}
