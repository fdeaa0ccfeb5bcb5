/**
 * The widget's own words. Translations name each by its English text, so that the names here stay out of what a page
 * loads. They are always written out (`english.next`), and the minifier puts the texts in their place.
 */
import type { englishFiles } from './english-files';

export const english = {
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  finish: 'Finish',
  start: 'Start',
  close: 'Close survey',
  survey: 'Survey',
  opened: 'A survey has opened on this page',
  progress: 'Progress',
  branding: 'Powered by Spotreel',
  pressEnter: 'Press Enter',
  takes: 'Takes {time}',
  lessThanMinute: 'less than 1 minute',
  lessThanMinutes: 'less than {n} minutes',
  minute: '1 minute',
  minutes: '{n} minutes',
  sixOrMoreMinutes: '6+ minutes',
  redirect: "You're redirected in {n}",
  thanks: 'Thank you!',
  noQuestions: 'No questions available.',
  optional: 'Optional',
  specify: 'Please specify',
  required: 'Please answer this question',
  required_openText: 'Please fill out this field',
  required_choice: 'Please choose an option',
  required_consent: 'Please agree to continue',
  file_missing: 'Please upload a file',
  invalid: 'This answer doesn’t match the question',
  invalid_email: 'Enter a valid email address',
  invalid_url: 'Enter a valid link, like https://example.com',
  invalid_number: 'Enter a number',
  invalid_phone: 'Enter a valid phone number',
  too_long: 'This text is too long',
  typeHere: 'Type your answer here…',
  ofRange: '{n} of {count}',
  picture: 'Image {n}',
  sendFailed: 'Failed to send response:',
  kept: 'Your answers are saved and will be sent later.',
  refused: 'Your answers were not accepted. Trying again won’t help.',
} as const;

export type EnglishText = (typeof english)[keyof typeof english] | (typeof englishFiles)[keyof typeof englishFiles];
/** Translations into another language. */
export type Words = Readonly<Record<EnglishText, string>>;

/** In the visitor's language, `{n}` and the like filled in. */
export type Say = (text: EnglishText, values?: Readonly<Record<string, string | number>>) => string;
