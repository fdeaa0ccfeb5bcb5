import * as z from 'zod/mini';

/** Longest answers that are kept, characters. */
export const MAX_INDUSTRY = 80;
/** Longest comment that is kept, characters. */
export const MAX_COMMENT = 2000;

/** Opinion of the user on a finished video. */
export const feedbackInput = z.object({
  /** Stars, 1 to 5. */
  score: z.int().check(z.gte(1), z.lte(5)),
  /** Industry of the video; '' if unknown. */
  industry: z._default(z.string().check(z.trim(), z.maxLength(MAX_INDUSTRY)), ''),
  comment: z._default(z.string().check(z.trim(), z.maxLength(MAX_COMMENT)), ''),
});
export type FeedbackInput = z.input<typeof feedbackInput>;

export const feedback = z.looseObject({ score: z.int(), industry: z.string(), comment: z.string() });
export type Feedback = z.infer<typeof feedback>;
