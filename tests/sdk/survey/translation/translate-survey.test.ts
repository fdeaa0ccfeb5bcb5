import { expect, it, test } from 'vitest';
import { pickLanguage } from '../../../../sdk/survey/translation/language';
import {
  ownWords,
  surveyLanguage,
  textsFor,
  translateCard,
  translateQuestion,
} from '../../../../sdk/survey/translation/translate-survey';
import { question, surveyOf } from '../questions';

test.each([
  [['de-AT', 'fr'], ['fr', 'de'], 'de'],
  [['pt-BR'], ['pt-PT', 'pt'], 'pt'],
  [['pt-BR'], ['pt-PT'], 'pt-PT'],
  [['zh-Hant-TW'], ['zh', 'zh-Hant'], 'zh-Hant'],
  [['de_at'], ['de-AT'], 'de-AT'],
  [['it', 'FR'], ['de', 'fr'], 'fr'],
  [['it'], ['de'], undefined],
  [['den'], ['de'], undefined],
  [[], ['de'], undefined],
])('%j of %j: %s', (wishes, available, expected) => {
  expect(pickLanguage(wishes, available)).toBe(expected);
});

const german = {
  'welcomeCard.headline': 'Hallo',
  'questions.q.headline': 'Welche?',
  'questions.q.choices.r': 'Rot',
  'questions.q.choices.g': '',
  'questions.q.type': 'nps',
  'questions.q.id': 'x',
};
const survey = surveyOf([question('multipleChoiceSingle', { subheader: 'One' })], {
  welcomeCard: { enabled: true, headline: 'Hello', buttonLabel: 'Go', timeToFinish: true },
  translations: { de: german },
});

it('draws what is translated, and keeps its own words for the rest', () => {
  const shown = translateQuestion(survey.questions[0] as ReturnType<typeof question<'multipleChoiceSingle'>>, german);
  expect(shown).toMatchObject({ id: 'q', type: 'multipleChoiceSingle', headline: 'Welche?', subheader: 'One' });
  expect(shown.choices.map(({ id, label }) => `${id} ${label}`)).toEqual([
    'r Rot',
    'g Green',
    'b Blue',
    'other Something else',
  ]);
  expect(translateCard(survey, 'welcomeCard', german)).toMatchObject({ headline: 'Hallo', buttonLabel: 'Go' });
});

it('leaves the survey as it is', () => {
  expect(survey.questions[0]?.headline).toBe('What?');
});

it('is shown in the first language that it has', () => {
  expect(surveyLanguage(survey, ['fr', 'de-CH'])).toBe('de');
  expect(surveyLanguage(survey, ['fr'])).toBeUndefined();
});

it('knows no texts of a language that is missing or broken', () => {
  expect([textsFor(survey.translations, 'fr'), textsFor(survey.translations, undefined)]).toEqual([{}, {}]);
  expect(textsFor({ de: 'no' } as never, 'de')).toEqual({});
  expect(textsFor(survey.translations, 'constructor')).toEqual({});
  expect(translateQuestion(question('nps'), { 'questions.q.headline': 5 } as never).headline).toBe('What?');
});

test('a survey whose author says its language is shown in it where nothing fits better', () => {
  const icelandic = { ...survey, language: 'is' };
  expect(surveyLanguage(icelandic, ['fr'])).toBe('is');
  expect(surveyLanguage(icelandic, ['is-IS', 'de'])).toBe('is');
  expect(surveyLanguage(icelandic, ['de'])).toBe('de');
  // from the wire
  expect(surveyLanguage({ ...survey, language: 7 as never }, ['fr'])).toBeUndefined();
});

test('words of the widget are those that begin with `words.` and are not empty', () => {
  const texts = {
    'words.Next': 'Áfram',
    'words.Back': '',
    'questions.q.headline': 'Hvað?',
    'words.{n} of {count}': '{n}/{count}',
  };
  expect(ownWords(texts)).toEqual({ Next: 'Áfram', '{n} of {count}': '{n}/{count}' });
});
