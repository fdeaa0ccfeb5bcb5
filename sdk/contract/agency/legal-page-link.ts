/** Address of a legal page, known to every page of the app, without its text. */
import * as z from 'zod/mini';

/** Pages that say what is allowed, in the order of menus. */
export const LEGAL_PAGES = ['terms', 'privacy', 'cookies'] as const;
export const legalPageKind = z.enum(LEGAL_PAGES);
/** A page that says what is allowed, or what happens with data. */
export type LegalPageKind = z.infer<typeof legalPageKind>;

export const legalPageLink = z.looseObject({
  kind: legalPageKind,
  /** Below the origin of the app. */
  path: z.string(),
});
/** The address of a legal page that has a text. */
export type LegalPageLink = z.infer<typeof legalPageLink>;
