export interface Price {
  readonly amount: number;
  /** ISO 4217. Null: unknown. */
  readonly currency: string | null;
}

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' };

/** `49.00 EUR`, `EUR 49`, `€ 1.299,00`, `1,299.00`. Null: it is no price. */
export function readPrice(text: string): Price | null {
  const digits = /\d[\d.,' ]*/.exec(text)?.[0].trim();
  if (!digits) return null;
  const amount = amountOf(digits);
  if (!Number.isFinite(amount) || amount > 1e12) return null;
  const code = /\b([A-Z]{3})\b/.exec(text)?.[1];
  const symbol = /[€£$¥]/.exec(text)?.[0] ?? '';
  return { amount, currency: code ?? SYMBOLS[symbol] ?? null };
}

/** The last comma or point is that of the decimals, if one or two digits follow it; all others group digits. */
function amountOf(digits: string): number {
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
}
