import { expect, it } from 'vitest';
import { translatableScreens, translationProgress } from '../../../../sdk/survey/translation/translatable-texts';
import { TRANSLATABLE_FIELDS, translateQuestion } from '../../../../sdk/survey/translation/translate-survey';
import { QUESTION_TYPES, question, surveyOf } from '../questions';

const colors = question('multipleChoiceSingle', { id: 'colors', subheader: 'One', buttonLabel: '' });
const survey = surveyOf([colors, question('cta', { id: 'look', html: '<p>Look</p>' })], {
  welcomeCard: { enabled: false, headline: 'Hidden', timeToFinish: true },
  thankYouCard: { enabled: true, headline: 'Thanks', subheader: '' },
});

it('lists what somebody sees, screen by screen, and nothing that is empty or hidden', () => {
  const screens = translatableScreens(survey);
  expect(screens.map(({ screen, index }) => [screen, index])).toEqual([
    ['question', 0],
    ['question', 1],
    ['thankYouCard', undefined],
  ]);
  expect(screens[0]?.texts.map(({ path, text }) => `${path}: ${text}`)).toEqual([
    'questions.colors.headline: What?',
    'questions.colors.subheader: One',
    'questions.colors.choices.r: Red',
    'questions.colors.choices.g: Green',
    'questions.colors.choices.b: Blue',
    'questions.colors.choices.other: Something else',
  ]);
  expect(screens[2]?.texts.map(({ path }) => path)).toEqual(['thankYouCard.headline']);
});

it.each(QUESTION_TYPES)('every text of a %s question that is translated is drawn', (type) => {
  const all = Object.fromEntries(TRANSLATABLE_FIELDS.map((field) => [field, `own ${field}`]));
  const own = question(type, all);
  const texts = translatableScreens(surveyOf([own])).flatMap((screen) => screen.texts);
  const drawn = JSON.stringify(
    translateQuestion(own, Object.fromEntries(texts.map(({ path }) => [path, `new ${path}`]))),
  );
  expect(texts.filter(({ path }) => !drawn.includes(`new ${path}`))).toEqual([]);
  expect(drawn).not.toContain('own ');
});

it('counts what a language has of what there is now', () => {
  const texts = {
    'questions.colors.headline': 'Was?',
    'questions.colors.subheader': '',
    'questions.gone.headline': 'x',
  };
  const translated = { ...survey, translations: { de: texts } };
  expect(translationProgress(translated, 'de')).toEqual({ done: 1, total: 9 });
  expect(translationProgress(translated, 'fr')).toEqual({ done: 0, total: 9 });
});
