/** The words of a customer in the quotation marks of their language, where a field's sample has some. */
import { letterCount } from '@spotreel/sdk/internal/base';
import type { Language } from '../facts/language';
import { type FieldSpace, fitField } from './fit-text';

/** `quotationStart` and `quotationEnd` of Unicode CLDR; French with the narrow no-break spaces of its typography. */
const MARKS: Readonly<Record<Language, readonly [string, string]>> = {
  ar: ['”', '“'],
  de: ['„', '“'],
  en: ['“', '”'],
  es: ['«', '»'],
  fr: ['«\u202f', '\u202f»'],
  ja: ['「', '」'],
  pt: ['“', '”'],
};
const OPENING = /^["“”„«「『]/;

export function inQuotationMarks(text: string, language: Language): string {
  const [start, end] = MARKS[language];
  return `${start}${text}${end}`;
}

/** As `fitField`, with marks around the words of a customer: where a design draws marks, its sample has none. */
export function fitQuotedField(
  candidates: readonly string[],
  field: FieldSpace,
  { quote, language }: { readonly quote: string | undefined; readonly language: Language },
  ...others: readonly [brief: string, taken: ReadonlySet<string>]
): string | null {
  const isQuote = quote !== undefined && candidates[0] === quote && OPENING.test(field.sample);
  if (!isQuote) return fitField(candidates, field, ...others);
  const maxLength = field.maxLength - letterCount(inQuotationMarks('', language));
  const text = fitField([quote], { ...field, maxLength }, ...others);
  return text === null ? null : inQuotationMarks(text, language);
}
