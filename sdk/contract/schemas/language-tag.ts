import * as z from 'zod/mini';

/** A language, BCP 47: `de`, `pt-BR`, `zh-Hant`. */
export const languageTag = z
  .string()
  .check(z.maxLength(35), z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Not a language tag like de or pt-BR'));
