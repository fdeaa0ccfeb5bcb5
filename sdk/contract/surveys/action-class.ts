import * as z from 'zod/mini';

/** Comparison of a page's full address, case-sensitive (docs/rules/surveys.md#triggers). */
export const urlMatchRule = z.enum(['exactMatch', 'contains', 'startsWith', 'endsWith', 'notMatch', 'notContains']);
export type UrlMatchRule = z.infer<typeof urlMatchRule>;

/** Conditions of an action without code: every part that is present must hold. */
export const noCodeConfig = z.looseObject({
  /** The clicked element has exactly this HTML inside. Absent or empty: not compared. */
  innerHtml: z.optional(z.looseObject({ value: z.string() })),
  /** Every part of it matches the clicked element. Absent or empty: not compared. */
  cssSelector: z.optional(z.looseObject({ value: z.string() })),
  /** The page's full address matches. Absent or empty: every page. */
  pageUrl: z.optional(z.looseObject({ value: z.string(), rule: urlMatchRule })),
});
/** Trigger of an action without code: a click, a page, or both. */
export type NoCodeConfig = z.infer<typeof noCodeConfig>;

/** True if any event can fire it; an empty part counts as none. */
export function firesEver({ innerHtml, cssSelector, pageUrl }: NoCodeConfig): boolean {
  return [innerHtml, cssSelector, pageUrl].some((part) => part !== undefined && part.value.trim() !== '');
}

export const noCodeActionClass = z.looseObject({
  /** Absent from services that send none. */
  id: z.optional(z.string()),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  noCodeConfig,
});
/** An action that the widget detects by itself. */
export type NoCodeActionClass = z.infer<typeof noCodeActionClass>;
