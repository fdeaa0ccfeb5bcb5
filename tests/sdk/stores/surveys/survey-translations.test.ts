import { expect, it } from 'vitest';
import {
  withCopiedQuestion,
  withLanguage,
  withoutLanguage,
  withoutQuestion,
  withTranslation,
} from '../../../../sdk/stores/surveys/survey-translations';

const german = { de: { 'questions.a.headline': 'Was?', 'questions.ab.headline': 'Und?' } };

it('writes and takes back one text, and changes nothing that was given', () => {
  const written = withTranslation(german, 'fr', 'questions.a.headline', 'Quoi ?');
  expect(written).toEqual({ ...german, fr: { 'questions.a.headline': 'Quoi ?' } });
  expect(withTranslation(german, 'de', 'questions.a.headline', '')).toEqual({
    de: { 'questions.ab.headline': 'Und?' },
  });
  expect(Object.keys(german.de)).toHaveLength(2);
});

it('adds a language once and takes it away whole', () => {
  expect(withLanguage(german, 'fr')).toEqual({ ...german, fr: {} });
  expect(withLanguage(german, 'de')).toBe(german);
  expect(withoutLanguage(german, 'de')).toEqual({});
});

it('follows questions that are copied and that go, and none whose id only begins alike', () => {
  const copied = withCopiedQuestion(german, 'a', 'a-2');
  expect(copied.de).toEqual({ ...german.de, 'questions.a-2.headline': 'Was?' });
  expect(withoutQuestion(copied, 'a').de).toEqual({
    'questions.ab.headline': 'Und?',
    'questions.a-2.headline': 'Was?',
  });
});
