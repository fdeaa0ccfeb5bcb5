/** A survey of type link or email on its own page: what opens it, and what the visitor gets to see. */
import * as z from 'zod/mini';
import { surveyProduct } from './appearance';
import { survey } from './survey';

const text = (most: number) => z.nullish(z.string().check(z.maxLength(most)));

/** Credentials of the visitor; each field is needed only if the survey asks for it. */
export const surveyKeys = z.object({
  /** `suId` of the link. */
  singleUseId: text(300),
  /** The token of the link in the email. */
  verification: text(2000),
  pin: text(20),
  /** An operator's token: it opens drafts too, and nothing is stored. */
  preview: text(2000),
});
/** Credentials of a visitor of a survey page: link, checked email, PIN. */
export type SurveyKeys = z.infer<typeof surveyKeys>;

export const openingState = z.enum([
  /** The survey is in `opened`. */
  'open',
  /** It asks for its PIN. */
  'pin',
  /** It asks for an email address, to which a link goes. */
  'email',
  /** The link of that email is no longer valid; it asks again. */
  'emailExpired',
  /** It opens with a personal link alone, and this is none. */
  'linkNeeded',
  /** The personal link was answered with. */
  'used',
  /** The email address was answered with. */
  'answered',
  'paused',
  /** Completed, full, or after its date. */
  'closed',
]);
/** Gate of a survey page that the visitor is at. */
export type OpeningState = z.infer<typeof openingState>;

export const surveyOpening = z.looseObject({
  state: openingState,
  /** The author's own words about this state; null: none. */
  heading: z.nullable(z.string()),
  subheading: z.nullable(z.string()),
  product: surveyProduct,
  /** Null in every other state: the answer reveals nothing of a survey before the visitor has passed its protection. */
  opened: z.nullable(
    z.looseObject({
      survey,
      /** Sent with the first answer; null: none is needed. */
      admission: z.nullable(z.string()),
      singleUseId: z.nullable(z.string()),
      /** Nothing is to be stored. */
      isPreview: z.boolean(),
    }),
  ),
});
/** The answer to a visit of a survey page. It holds the survey only after the last gate. */
export type SurveyOpening = z.infer<typeof surveyOpening>;

export const verificationRequest = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Not an email address')),
  /** Parameters of the page that its link keeps: `suId=…&lang=de`. */
  query: text(2000),
});

/** Link and mail state of a shared survey. */
export const surveySharing = z.looseObject({
  url: z.string(),
  /** URL that opens the page for a day in any state of the survey; nothing is stored. */
  previewUrl: z.string(),
  /** HTML of the first question, for an email. */
  mailHtml: z.string(),
  /** Reason why this server sends no emails; null: it sends them. */
  mailNotice: z.nullable(z.string()),
});
/** Addresses and HTML with which an operator shares a survey. */
export type SurveySharing = z.infer<typeof surveySharing>;

export const personalLink = z.looseObject({ id: z.string(), url: z.string() });
/** A link that takes one response. */
export type PersonalLink = z.infer<typeof personalLink>;

/** Personal links that are made at a time. */
export const MOST_LINKS = 1000;
