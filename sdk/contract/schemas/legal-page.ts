import * as z from 'zod/mini';
import { helpBlock } from './help';
import { timestamp } from './scalars';

/** Pages that say what is allowed, in the order of menus. */
export const LEGAL_PAGES = ['terms', 'privacy', 'cookies'] as const;
export const legalPageKind = z.enum(LEGAL_PAGES);
/** A page that says what is allowed, or what happens with data. */
export type LegalPageKind = z.infer<typeof legalPageKind>;

/** Characters of Markdown. */
export const LEGAL_TEXT_LENGTH = 50_000;

export const legalPage = z.looseObject({
  kind: legalPageKind,
  blocks: z.array(helpBlock),
  updatedAt: timestamp,
});
/** A legal page as visitors read it. */
export type LegalPage = z.infer<typeof legalPage>;

export const legalPageLink = z.looseObject({
  kind: legalPageKind,
  /** Below the origin of the app. */
  path: z.string(),
});
/** The address of a legal page that has a text. */
export type LegalPageLink = z.infer<typeof legalPageLink>;

export const legalPageDraft = z.looseObject({
  kind: legalPageKind,
  /** Markdown; empty: nothing is written. */
  text: z.string(),
  /** Null: nothing is written. */
  updatedAt: z.nullable(timestamp),
});
/** A legal page as those see it who write it. */
export type LegalPageDraft = z.infer<typeof legalPageDraft>;

export const legalPageChange = z.object({
  /** Markdown; empty takes the page away. */
  text: z.string().check(z.trim(), z.maxLength(LEGAL_TEXT_LENGTH)),
});
