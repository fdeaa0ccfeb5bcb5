import * as z from 'zod/mini';
import { helpBlock } from '../help/help';
import { timestamp } from '../schemas/scalars';
import { legalPageKind } from './legal-page-link';

/** Characters of Markdown. */
export const LEGAL_TEXT_LENGTH = 50_000;

export const legalPage = z.looseObject({
  kind: legalPageKind,
  blocks: z.array(helpBlock),
  updatedAt: timestamp,
});
/** A legal page as visitors read it. */
export type LegalPage = z.infer<typeof legalPage>;

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
