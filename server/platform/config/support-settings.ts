/** Contact of the support. */
import * as z from 'zod';

export const supportVariables = {
  /** Gets an email for each question and idea. Without it, operators see them on their page alone. */
  SUPPORT_EMAIL: z.email().max(254).optional(),
  /** Script of a chat of another company. The app loads it once a person agrees. */
  SUPPORT_WIDGET_URL: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof supportVariables>>;

export interface SupportSettings {
  /** Undefined: operators are not mailed. */
  readonly email?: string | undefined;
  /** Undefined: there is no chat besides the questions. */
  readonly widgetUrl?: string | undefined;
}

export function supportSettingsOf(value: Values): SupportSettings {
  return { email: value.SUPPORT_EMAIL, widgetUrl: value.SUPPORT_WIDGET_URL };
}
