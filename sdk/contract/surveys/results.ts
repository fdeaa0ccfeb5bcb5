/** Results of surveys for operators: lists, answers as a table, answers as numbers. */
import * as z from 'zod/mini';
import { timestamp } from '../schemas/scalars';
import { surveyProduct } from './appearance';
import { answers, timesToComplete } from './response';
import { surveyStatus, surveyType } from './survey';

const quotaUse = z.looseObject({
  /** Rows or bytes. */
  used: z.int(),
  /** -1: without limit. */
  limit: z.int(),
});

export const surveyEnvironment = z.looseObject({
  id: z.string(),
  name: z.string(),
  product: surveyProduct,
  /** Remaining and total quota of visitors. Only in the list of environments of newer servers. */
  use: z.optional(
    z.looseObject({
      /** Responses of this calendar month, in UTC. */
      responses: quotaUse,
      /** Time at which the count of responses starts at zero again. */
      resetsAt: timestamp,
      people: quotaUse,
      /** Bytes of files of answers. */
      files: quotaUse,
    }),
  ),
});
/** A group of surveys with one appearance: usually one site or app. */
export type SurveyEnvironment = z.infer<typeof surveyEnvironment>;

const count = z.int().check(z.minimum(0));

export const surveySummary = z.looseObject({
  id: z.string(),
  environmentId: z.string(),
  name: z.string(),
  type: surveyType,
  status: surveyStatus,
  createdAt: timestamp,
  updatedAt: timestamp,
  displays: count,
  responses: count,
  finished: count,
});
/** A survey with its counts, as lists show it. */
export type SurveySummary = z.infer<typeof surveySummary>;

/** One column of answers: a question that is there, or one of which only answers are left. */
export const resultColumn = z.looseObject({
  id: z.string(),
  /** The last headline that the question had. */
  headline: z.string(),
  /** Null: the survey has no such question any more, or it is a hidden field. */
  type: z.nullable(z.string()),
});
/** A column of the table of answers. */
export type ResultColumn = z.infer<typeof resultColumn>;

export const surveyResponseRow = z.looseObject({
  id: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  finished: z.boolean(),
  /** Null: a visitor without a user id. */
  userId: z.nullable(z.string()),
  data: answers,
  ttc: timesToComplete,
  /** The page on which it was answered, and what the page was reached by; null: not known. */
  page: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** The address that was checked by email; null: none was asked for. */
  verifiedEmail: z.nullable(z.string()),
  /** Id of the personal link; null: the link was not personal. */
  singleUseId: z.nullable(z.string()),
  /** Addresses in `data` of files -> where they can be downloaded now. */
  files: z.record(z.string(), z.looseObject({ name: z.string(), url: z.string() })),
});
/** One response as the table shows it. */
export type SurveyResponseRow = z.infer<typeof surveyResponseRow>;

export const npsDay = z.looseObject({
  /** UTC, `2026-11-21`. */
  day: z.string(),
  promoters: count,
  passives: count,
  detractors: count,
});
/** The NPS answers of one day. */
export type NpsDay = z.infer<typeof npsDay>;

/** One bar of a distribution. */
export const answerCount = z.looseObject({ value: z.string(), label: z.string(), count });
/** One bar of a distribution: a value, its label and how often it was given. */
export type AnswerCount = z.infer<typeof answerCount>;

export const questionResult = z.looseObject({
  ...resultColumn.shape,
  /** Responses that came to this question. */
  shown: count,
  answered: count,
  /** Stored answers that the question cannot have: they are in the table, and in no other number here. */
  unfit: count,
  /** Came here and went no further. */
  droppedOff: count,
  /** Milliseconds; null: no times are known. */
  medianMs: z.nullable(z.number()),
  /** Counts for questions with a fixed set of answers. A call to action that was passed over counts here, not as answered. */
  distribution: z.array(answerCount),
  /** The mean of numbers (ratings and NPS); null for all others. */
  mean: z.nullable(z.number()),
  /** The newest texts, at most 20: of text questions, and what was typed for 'Other'. */
  texts: z.array(z.string()),
  /** Score of NPS questions: -100 to 100, null without an answer. */
  npsScore: z.nullable(z.number()),
  /** Trend of NPS questions: every day with an answer, oldest first. */
  npsDays: z.array(npsDay),
});
/** The numbers of one question. */
export type QuestionResult = z.infer<typeof questionResult>;

export const surveyResults = z.looseObject({
  displays: count,
  responses: count,
  finished: count,
  /** Milliseconds of finished responses; null: none is known. */
  medianMs: z.nullable(z.number()),
  /** Pages of the answers, the most frequent first, at most 10 each. */
  pages: z.array(answerCount),
  sources: z.array(answerCount),
  questions: z.array(questionResult),
});
/** The numbers of one survey. */
export type SurveyResults = z.infer<typeof surveyResults>;

/** A file of answers, where a browser can download it: for five minutes, without signing in. */
export const responseExport = z.looseObject({ fileName: z.string(), url: z.string() });
export type ResponseExport = z.infer<typeof responseExport>;
/** File types of exported answers. */
export const exportFormat = z.enum(['csv', 'json']);
/** File types of exported answers. */
export type ExportFormat = z.infer<typeof exportFormat>;
