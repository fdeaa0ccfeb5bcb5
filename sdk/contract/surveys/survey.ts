/**
 * A survey as the service keeps it and as the widget gets it. Rules that concern several fields are checked at the end.
 * They find ids that are used twice, rules that lead nowhere, and conditions that a type of question does not know.
 */
import * as z from 'zod/mini';
import { languageTag } from '../schemas/language-tag';
import { timestamp } from '../schemas/scalars';
import { productOverwrites } from './appearance';
import { surveyIssues } from './consistency';
import { questionId, surveyLink, surveyPicture, surveyQuestion } from './question';
import { surveyTranslations } from './translation';

/** Channel of a survey. `web` is the widget; `link` and `email` have a page of their own. */
export const surveyType = z.enum(['web', 'email', 'link', 'mobile']);
/** Channel of a survey. */
export type SurveyType = z.infer<typeof surveyType>;
export const surveyStatus = z.enum(['draft', 'inProgress', 'paused', 'completed']);
/** Only a survey `inProgress` is shown and takes responses. */
export type SurveyStatus = z.infer<typeof surveyStatus>;
/** Frequency for one visitor: once, until a response, or every time. */
export const displayOption = z.enum(['displayOnce', 'displayMultiple', 'respondMultiple']);
export type DisplayOption = z.infer<typeof displayOption>;

export const attributeFilter = z.object({
  attributeClassId: z.cuid2(),
  condition: z.enum(['equals', 'notEquals']),
  value: z.string().check(z.maxLength(1000)),
});
/** A condition on an attribute of the visitor. All filters of a survey must hold. */
export type AttributeFilter = z.infer<typeof attributeFilter>;

const text = z.string().check(z.maxLength(2000));

export const welcomeCard = z.object({
  enabled: z.boolean(),
  /** Default: none. */
  headline: z.optional(text),
  /** Shown sanitized. Default: none. */
  html: z.optional(z.string().check(z.maxLength(20_000))),
  /** An image. Default, and empty: none. */
  fileUrl: z.optional(z.union([surveyPicture, z.literal('')])),
  /** Default: the widget's own word in the visitor's language. */
  buttonLabel: z.optional(text),
  /** True: the estimated time is shown. */
  timeToFinish: z._default(z.boolean(), true),
});
/** The screen before the first question. */
export type WelcomeCard = z.infer<typeof welcomeCard>;

export const thankYouCard = z.object({
  enabled: z.boolean(),
  /** Default: none. */
  headline: z.optional(text),
  /** Default: none. */
  subheader: z.optional(text),
});
/** The screen after the last question. */
export type ThankYouCard = z.infer<typeof thankYouCard>;

/** Message of a link to a closed survey. */
const surveyClosedMessage = z.object({
  enabled: z.optional(z.boolean()),
  heading: z.optional(text),
  subheading: z.optional(text),
});

/** Each personal link takes one response. */
const surveySingleUse = z.object({
  enabled: z.boolean(),
  heading: z.optional(text),
  subheading: z.optional(text),
  isEncrypted: z.boolean(),
});

const seconds = z.number().check(z.minimum(0), z.maximum(86_400));

/** Content that an author decides; the service adds id, environment and timestamps. */
const content = {
  name: z.string().check(z.trim(), z.minLength(1, 'A name is needed'), z.maxLength(200)),
  type: z._default(surveyType, 'web'),
  status: z._default(surveyStatus, 'draft'),
  attributeFilters: z._default(z.array(attributeFilter).check(z.maxLength(50)), []),
  displayOption: z._default(displayOption, 'displayOnce'),
  /** Seconds until an untouched survey closes. */
  autoClose: z._default(z.nullable(seconds), null),
  /** Names of actions. */
  triggers: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(50)), []),
  redirectUrl: z._default(z.nullable(surveyLink), null),
  /** Days; null: the product's. */
  recontactDays: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(3650))), null),
  welcomeCard: z._default(welcomeCard, { enabled: false, timeToFinish: true }),
  questions: z._default(z.array(surveyQuestion).check(z.maxLength(100)), []),
  thankYouCard: z._default(thankYouCard, { enabled: false }),
  hiddenFields: z._default(
    z.object({ enabled: z.boolean(), fieldIds: z.optional(z.array(questionId).check(z.maxLength(50))) }),
    { enabled: false },
  ),
  /** Seconds between the trigger and the survey. */
  delay: z._default(seconds, 0),
  /** Responses after which the survey is completed. */
  autoComplete: z._default(z.nullable(z.int().check(z.positive())), null),
  closeOnDate: z._default(z.nullable(timestamp), null),
  productOverwrites: z._default(z.nullable(productOverwrites), null),
  surveyClosedMessage: z._default(z.nullable(surveyClosedMessage), null),
  singleUse: z._default(z.nullable(surveySingleUse), null),
  verifyEmail: z._default(z.nullable(z.object({ name: z.optional(text), subheading: z.optional(text) })), null),
  pin: z._default(z.nullable(z.string().check(z.maxLength(20))), null),
  /** BCP 47: the language of the survey's own texts. Absent: its author has not said it. */
  language: z.optional(languageTag),
  /** The same texts in other languages. Those of its own language are words for buttons and messages alone. */
  translations: z._default(surveyTranslations, {}),
};

/** Input of an author: a new survey, or the whole of a changed one. */
export const surveyDraft = z.object(content).check((payload) => {
  for (const { path, message } of surveyIssues(payload.value)) {
    payload.issues.push({ code: 'custom', message, path, input: payload.value });
  }
});
/** A survey as its author sends it: without id, environment and timestamps. */
export type SurveyDraft = z.infer<typeof surveyDraft>;

export const survey = z.looseObject({
  ...content,
  id: z.string(),
  environmentId: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
/** A stored survey. */
export type Survey = z.infer<typeof survey>;
