/** Payment of plans, and texts of receipts. */
import * as z from 'zod';

export const paymentVariables = {
  /** Secret key of the Stripe account. Without it plans are granted by hand. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** Secret of the webhook that Stripe calls. Needed with STRIPE_SECRET_KEY. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another address of Stripe's API, for tests. */
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .default('https://api.stripe.com'),
  /** Name and address on receipts, its lines divided by `|`. Default: the name of the app. */
  RECEIPT_SELLER: z.string().max(500).optional(),
  /** Tax in every price, for example `VAT`. */
  RECEIPT_TAX_NAME: z.string().max(40).default('VAT'),
  /** Percent; prices include it. */
  RECEIPT_TAX_PERCENT: z.coerce.number().min(0).max(50).default(0),
};

type Values = z.infer<z.ZodObject<typeof paymentVariables>>;

export interface PaymentSettings {
  /** Undefined: operators grant plans by hand. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string } | undefined;
  readonly receipts: { readonly seller: readonly string[]; readonly taxName: string; readonly taxPercent: number };
}

/** The variable that is missing beside the other one, if one is. */
export function missingStripeKey({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }: Values) {
  if (key && !secret) return 'STRIPE_WEBHOOK_SECRET';
  return secret && !key ? 'STRIPE_SECRET_KEY' : undefined;
}

export function paymentSettingsOf(value: Values): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = value;
  const lines = (value.RECEIPT_SELLER ?? '').split('|').map((text) => text.trim());
  return {
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined,
    receipts: {
      seller: lines.filter((text) => text !== ''),
      taxName: value.RECEIPT_TAX_NAME,
      taxPercent: value.RECEIPT_TAX_PERCENT,
    },
  };
}
