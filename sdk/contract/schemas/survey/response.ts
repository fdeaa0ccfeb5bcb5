import * as z from 'zod/mini';

/** The answer to one question: a text, a number, or several texts (choices, pictures, files). */
export const answer = z.union([
  z.string().check(z.maxLength(20_000)),
  z.number(),
  z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(500)),
]);
export type Answer = z.infer<typeof answer>;

const entryName = z.string().check(z.minLength(1), z.maxLength(100));

/** Answers by the question's id; other keys (a welcome card, hidden fields) may stand beside them. */
export const answers = z.record(entryName, answer);
export type Answers = z.infer<typeof answers>;

/** Milliseconds on each question, by its id; `_total` is their sum. */
export const timesToComplete = z.record(entryName, z.number().check(z.minimum(0)));
export type TimesToComplete = z.infer<typeof timesToComplete>;

const change = {
  finished: z.boolean(),
  data: answers,
  ttc: z.optional(timesToComplete),
};

export const newSurveyResponse = z.object({
  ...change,
  surveyId: z.string(),
  userId: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
  singleUseId: z.nullish(z.string().check(z.maxLength(200))),
  displayId: z.nullish(z.string()),
  /**
   * What the client calls this response: the same key again is the same response, however often it is sent, since its
   * answer may have been lost. In the body, where a service that does not know it passes over it; a header of our own
   * would need such a service's leave (CORS).
   */
  clientKey: z.nullish(z.string().check(z.minLength(8), z.maxLength(64))),
  meta: z.optional(z.looseObject({ url: z.optional(z.string()), source: z.optional(z.string()) })),
});
export type NewSurveyResponse = z.infer<typeof newSurveyResponse>;

/** `data` joins what is there; `ttc` replaces it. */
export const surveyResponseChange = z.object(change);
export type SurveyResponseChange = z.infer<typeof surveyResponseChange>;
