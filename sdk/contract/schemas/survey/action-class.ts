import * as z from 'zod/mini';

/** How a page's address is compared; the full address, case-sensitive (survey document, section 5). */
export const urlMatchRule = z.enum(['exactMatch', 'contains', 'startsWith', 'endsWith', 'notMatch', 'notContains']);
export type UrlMatchRule = z.infer<typeof urlMatchRule>;

/** What makes an action of a page without code: every part that is there must hold. */
export const noCodeConfig = z.looseObject({
  innerHtml: z.optional(z.looseObject({ value: z.string() })),
  cssSelector: z.optional(z.looseObject({ value: z.string() })),
  pageUrl: z.optional(z.looseObject({ value: z.string(), rule: urlMatchRule })),
});
export type NoCodeConfig = z.infer<typeof noCodeConfig>;

/** Whether anything at all can fire it: a part that is empty is none. */
export function firesEver({ innerHtml, cssSelector, pageUrl }: NoCodeConfig): boolean {
  return [innerHtml, cssSelector, pageUrl].some((part) => part !== undefined && part.value.trim() !== '');
}

export const noCodeActionClass = z.looseObject({
  id: z.optional(z.string()),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  noCodeConfig,
});
export type NoCodeActionClass = z.infer<typeof noCodeActionClass>;
