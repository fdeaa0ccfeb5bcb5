import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/**
 * Source of reviews. `google` and `trustpilot` need a key of the server's operator. `file`: a CSV file. `text`: pasted
 * text.
 */
export const reviewSourceKind = z.enum(['google', 'trustpilot', 'file', 'text']);
/** Source of reviews. */
export type ReviewSourceKind = z.infer<typeof reviewSourceKind>;

export const reviewSource = z.looseObject({
  source: reviewSourceKind,
  /** As people know it. */
  name: z.string(),
  /** Page of the provider. Absent for files and texts. */
  url: z.optional(z.string()),
});
/** A kind of source that this server offers. */
export type ReviewSource = z.infer<typeof reviewSource>;

export const reviewUserSource = z.looseObject({
  id: id as IdSchema<'reviewSource'>,
  source: reviewSourceKind,
  /** Name of the business, or what the person called it. */
  name: z.string(),
  /** The place at Google, or the domain at Trustpilot. Null for files and texts. */
  reference: z.nullable(z.string()),
  /** Page of the business at the provider. */
  url: z.nullable(z.string()),
  /** Reviews that are stored: at most 500. */
  reviews: z.int(),
  /** Time of the last reading. */
  refreshedAt: timestamp,
  /** Problem of the last reading. Null: none. */
  problem: z.nullable(z.string()),
  createdAt: timestamp,
});
/** A source of reviews that the account has. */
export type ReviewUserSource = z.infer<typeof reviewUserSource>;

/** Texts of reviews are cut off after so many characters. */
export const LONGEST_REVIEW = 5000;

export const externalReview = z.looseObject({
  id: id as IdSchema<'review'>,
  /** Id of the account's source. */
  source: id as IdSchema<'reviewSource'>,
  kind: reviewSourceKind,
  /** Empty: unknown. */
  author: z.string(),
  text: z.string(),
  /** 1 to 5. Null: unknown. */
  score: z.nullable(z.number()),
  writtenAt: z.nullable(timestamp),
  /** Page of the review. */
  url: z.nullable(z.string()),
});
/** A review of the business, from one of the account's sources. */
export type ExternalReview = z.infer<typeof externalReview>;

export const externalReviews = z.looseObject({
  /** The newest first. Empty where loading failed. */
  reviews: z.array(externalReview),
  page: z.int(),
  /** In all pages. */
  totalResults: z.int(),
  /** Problem with a source; the reviews of the others are there. Null: none. */
  problem: z.nullable(z.string()),
});
/** A page of reviews. */
export type ExternalReviews = z.infer<typeof externalReviews>;

export const reviewPlace = z.looseObject({
  /** For `createReviewUserSource`. */
  place: z.string(),
  name: z.string(),
  address: z.string(),
  /** 1 to 5. Null: it has none. */
  score: z.nullable(z.number()),
  /** At Google. Fewer can be read. */
  reviews: z.int(),
});
/** A business that a search of places found. */
export type ReviewPlace = z.infer<typeof reviewPlace>;

/** Characters of a file or text: some 900 KB, below what a request may have. */
export const LONGEST_SOURCE_TEXT = 900_000;
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const reference = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const sourceText = z.string().check(z.minLength(1), z.maxLength(LONGEST_SOURCE_TEXT));

export const reviewSourceDraft = z.discriminatedUnion('source', [
  z.object({ source: z.literal('google'), place: reference }),
  z.object({ source: z.literal('trustpilot'), domain: reference }),
  z.object({ source: z.literal('file'), name, text: sourceText }),
  z.object({ source: z.literal('text'), name, text: sourceText }),
]);
/** A source of reviews that is to be added. */
export type ReviewSourceDraft = z.infer<typeof reviewSourceDraft>;

export const sourceTextDraft = z.object({ source: z.enum(['file', 'text']), text: sourceText });

export const rowProblem = z.looseObject({
  /** Row of the file, or number of the paragraph; from 1. */
  row: z.int(),
  message: z.string(),
});
/** A row that could not be read, and why. */
export type RowProblem = z.infer<typeof rowProblem>;

export const understoodReviews = z.looseObject({
  /** Reviews that adding it would store. */
  count: z.int(),
  /** The first three. */
  first: z.array(
    z.looseObject({
      author: z.string(),
      text: z.string(),
      score: z.nullable(z.number()),
      writtenAt: z.nullable(timestamp),
    }),
  ),
  /** Rows that could not be read. */
  unreadable: z.int(),
  /** The first ten of them. */
  problems: z.array(rowProblem),
});
/** Interpretation of a file or text. */
export type UnderstoodReviews = z.infer<typeof understoodReviews>;
