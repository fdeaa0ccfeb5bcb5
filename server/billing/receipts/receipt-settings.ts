/** Texts on receipts of the house beside the purchase. */
export interface ReceiptSettings {
  /** Name and address, a line each; empty: the tenant's name. */
  readonly seller: readonly string[];
  /** For example `VAT`. */
  readonly taxName: string;
  /** Part of every price; 0: no tax is shown. */
  readonly taxPercent: number;
}

/** The tax in a price that includes it, in the same unit. */
export function taxWithin(amountMinor: number, taxPercent: number): number {
  return Math.round((amountMinor * taxPercent) / (100 + taxPercent));
}
