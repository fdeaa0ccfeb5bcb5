import * as z from 'zod/mini';
import { isHttpUrl } from '../../base/link';
import { ALLOWED_FILE_EXTENSIONS } from './file-extensions';
import { logicRule } from './logic';

export const fileExtension = z.enum(ALLOWED_FILE_EXTENSIONS);

const text = z.string().check(z.maxLength(2000));
const html = z.optional(z.string().check(z.maxLength(20_000)));
/** Ids of questions are keys of answers: short, and never the names that the service uses itself. */
export const questionId = z.string().check(
  z.regex(/^[\w-]{1,64}$/, 'An id of letters, digits, - and _'),
  // `constructor` and the like: every map of answers would seem to have one
  z.refine((id) => !(id in {}), 'A reserved name'),
);

export const surveyLink = z.string().check(z.maxLength(2000), z.refine(isHttpUrl, 'Not a link with http(s)'));
/** A link, or a path on the server's own origin. */
export const surveyPicture = z.string().check(
  z.maxLength(2000),
  z.refine((value) => isHttpUrl(value) || /^\/(?!\/)/.test(value), 'Not a link with http(s), nor a path'),
);

const common = {
  id: questionId,
  headline: text.check(z.minLength(1, 'A headline is needed')),
  subheader: z.optional(text),
  imageUrl: z.optional(surveyPicture),
  required: z.boolean(),
  buttonLabel: z.optional(text),
  backButtonLabel: z.optional(text),
  logic: z.optional(z.array(logicRule).check(z.maxLength(50))),
  isDraft: z.optional(z.boolean()),
};

export const choice = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)), label: text });

export const pictureChoice = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  imageUrl: surveyPicture,
});

export const shuffleOption = z.enum(['none', 'all', 'exceptLast']);
export type ShuffleOption = z.infer<typeof shuffleOption>;

/** Kind of text that a question asks for. It sets the keyboard and the check of the answer. */
export const textInputType = z.enum(['text', 'email', 'url', 'number', 'phone']);
export type TextInputType = z.infer<typeof textInputType>;

/** Symbols for the steps of a rating. */
export const ratingScale = z.enum(['number', 'smiley', 'star']);
export const ratingRange = z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(7), z.literal(10)]);

const choices = z.array(choice).check(z.minLength(1, 'At least one choice is needed'), z.maxLength(200));

export const fileUploadQuestion = z.object({
  ...common,
  type: z.literal('fileUpload'),
  allowMultipleFiles: z._default(z.boolean(), false),
  /** Limit of each file, in megabytes of 1,048,576 bytes. Default: 10. */
  maxSizeInMB: z.optional(z.number().check(z.positive(), z.maximum(1024))),
  /** Default: every extension that the service allows. */
  allowedFileExtensions: z.optional(z.array(fileExtension)),
});
export const openTextQuestion = z.object({
  ...common,
  type: z.literal('openText'),
  placeholder: z.optional(text),
  longAnswer: z.optional(z.boolean()),
  inputType: z._default(textInputType, 'text'),
});
export const consentQuestion = z.object({
  ...common,
  type: z.literal('consent'),
  html,
  label: text,
  dismissButtonLabel: z.optional(text),
  placeholder: z.optional(text),
});
export const singleChoiceQuestion = z.object({
  ...common,
  type: z.literal('multipleChoiceSingle'),
  choices,
  shuffleOption: z.optional(shuffleOption),
});
export const multipleChoiceQuestion = z.object({
  ...common,
  type: z.literal('multipleChoiceMulti'),
  choices,
  shuffleOption: z.optional(shuffleOption),
});
export const npsQuestion = z.object({
  ...common,
  type: z.literal('nps'),
  lowerLabel: z._default(text, ''),
  upperLabel: z._default(text, ''),
});
export const ctaQuestion = z.object({
  ...common,
  type: z.literal('cta'),
  html,
  buttonUrl: z.optional(z.union([surveyLink, z.literal('')])),
  buttonExternal: z._default(z.boolean(), false),
  dismissButtonLabel: z.optional(text),
});
export const ratingQuestion = z.object({
  ...common,
  type: z.literal('rating'),
  scale: ratingScale,
  range: ratingRange,
  lowerLabel: text,
  upperLabel: text,
});
export const pictureSelectionQuestion = z.object({
  ...common,
  type: z.literal('pictureSelection'),
  allowMulti: z._default(z.boolean(), false),
  choices: z.array(pictureChoice).check(z.minLength(1, 'At least one picture is needed'), z.maxLength(50)),
});

export const surveyQuestion = z.discriminatedUnion('type', [
  fileUploadQuestion,
  openTextQuestion,
  consentQuestion,
  singleChoiceQuestion,
  multipleChoiceQuestion,
  npsQuestion,
  ctaQuestion,
  ratingQuestion,
  pictureSelectionQuestion,
]);
/** A question of any type; `type` decides which. */
export type SurveyQuestion = z.infer<typeof surveyQuestion>;
/** The nine types of questions. */
export type QuestionType = SurveyQuestion['type'];
/** The question of one type. */
export type QuestionOf<Type extends QuestionType> = Extract<SurveyQuestion, { type: Type }>;
