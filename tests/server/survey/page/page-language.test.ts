/** The language of a survey's own page, and of the words beside its texts. */
import { expect, test } from 'vitest';
import { SURVEY_PAGE_WORDS } from '../../../../sdk/i18n/server-words';
import { authorWords, pageLanguage } from '../../../../server/survey/page/page-language';

const german = { de: { 'questions.q.headline': 'Welche?' } };
const languageFor = (survey: Parameters<typeof pageLanguage>[0], wanted: string | null, accepted: string | null) =>
  pageLanguage(survey, wanted, accepted).language;

test('a page is in the language of the survey where no wish is met', () => {
  const icelandic = { language: 'is', translations: german };
  expect(languageFor(icelandic, null, 'sv')).toBe('is');
  expect(languageFor(icelandic, null, 'de-AT, is')).toBe('de');
  expect(languageFor(icelandic, 'is-IS', 'de')).toBe('is');
  expect(pageLanguage({ language: 'he' }, null, 'sv').direction).toBe('rtl');
  // what the page says around it, in English where it has nothing else
  expect(pageLanguage(icelandic, null, 'sv').words).toBe(SURVEY_PAGE_WORDS.en);
});

test('of a survey that does not say its language, it is English there', () => {
  expect(languageFor({ translations: german }, null, 'sv')).toBe('en');
  expect(languageFor({}, null, null)).toBe('en');
});

test('words beside the own texts are in their language, else in that of the caller', () => {
  expect(authorWords({ language: 'fr', translations: german }, 'es')).toBe(SURVEY_PAGE_WORDS.fr);
  expect(authorWords({ language: 'is' }, 'es')).toBe(SURVEY_PAGE_WORDS.en);
  expect(authorWords({ translations: german }, 'de, es')).toBe(SURVEY_PAGE_WORDS.es);
});
