import * as z from 'zod/mini';

/** The answer to one question: a text, a number, or several texts (choices, pictures, files). */
export const answer = z.union([
  z.string().check(z.maxLength(20_000)),
  z.number(),
  z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(500)),
]);
/** The answer to one question: a text, a number, or the texts of choices, pictures or files. */
export type Answer = z.infer<typeof answer>;

const entryName = z.string().check(z.minLength(1), z.maxLength(100));

/** Entries of one request: a survey has at most 100 questions and 50 hidden fields. */
const MAX_ENTRIES = 200;
const fewEntries = z.refine<Readonly<Record<string, unknown>>>(
  (entries) => Object.keys(entries).length <= MAX_ENTRIES,
  'Too many entries',
);

/** Answers by the question's id; hidden fields have names of their own. */
export const answers = z.record(entryName, answer);
/** Answers by question id. Hidden fields are under their own ids. */
export type Answers = z.infer<typeof answers>;

/** Milliseconds on each question, by its id; `_total` is their sum. */
export const timesToComplete = z.record(entryName, z.number().check(z.minimum(0)));
/** Milliseconds on each question, by its id; `_total` is their sum. */
export type TimesToComplete = z.infer<typeof timesToComplete>;

const change = {
  finished: z.boolean(),
  data: answers.check(fewEntries),
  ttc: z.optional(timesToComplete.check(fewEntries)),
};

/** Names in `data` that were not taken: unknown, or with an answer that does not fit the question. Absent: none. */
export const ignoredNames = z.optional(z.array(z.string()));

/** Cuts longer texts: no answer is lost because its page has a long address. */
const cutText = (most: number) => z.string().check(z.overwrite((text) => text.slice(0, most)));

export const responseMeta = z.object({
  /** The page. */
  url: z.optional(cutText(2000)),
  /** Source of the visit: a campaign, a mail. */
  source: z.optional(cutText(200)),
});
/** Context of a response. The server cuts longer texts. */
export type ResponseMeta = z.infer<typeof responseMeta>;

export const newSurveyResponse = z.object({
  ...change,
  surveyId: z.string(),
  /** Null or absent: an anonymous visitor. */
  userId: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Id of a personal link. Null or absent: the survey needs none. */
  singleUseId: z.nullish(z.string().check(z.maxLength(200))),
  /** Links the response to the record of its display. Null or absent: none was made. */
  displayId: z.nullish(z.string()),
  /**
   * The client's own key of this response. An answer can be lost on its way, so the client may send a response again:
   * the same key is the same response. It is in the body, where a service that does not know the key ignores it. A
   * custom header would need that service's permission (CORS).
   */
  clientKey: z.nullish(z.string().check(z.minLength(8), z.maxLength(64))),
  /** Admission that a protected survey gave when it was opened on its own page (`page.ts`). */
  admission: z.nullish(z.string().check(z.maxLength(2000))),
  /** Context of the answer; further entries are dropped. */
  meta: z.optional(responseMeta),
});
/** The first request of a response. Later ones are `SurveyResponseChange`. */
export type NewSurveyResponse = z.infer<typeof newSurveyResponse>;

/** `data` joins what is there; `ttc` replaces it. */
export const surveyResponseChange = z.object(change);
/** A later request of a response: it adds to `data` and replaces `ttc`. */
export type SurveyResponseChange = z.infer<typeof surveyResponseChange>;
