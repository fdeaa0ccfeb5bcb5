import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { categorySources } from '../../../library/categories';
import { goalSources } from '../../../library/goals';
import { recipeSources } from '../../../library/recipes';
import { blenderTemplates, templateGroupSources } from '../../../library/templates';
import { errorCatalogue } from '../../../sdk/base/error-catalogue';
import type { Message } from '../../../sdk/i18n/message';
import { SURVEY_PRESETS, surveyFrom } from '../../../sdk/stores/surveys/survey-presets';
import { english as widgetWords } from '../../../survey-widget/words/english';
import { catalogues } from './catalogues';
import { MEANT } from './meant-words';
import { type UnwantedWord, unwantedWords } from './unwanted-words';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Texts by where they are from. */
type Texts = readonly (readonly [place: string, text: string])[];

function messages(catalogue: Readonly<Record<string, Message>>): Texts {
  return Object.entries(catalogue).flatMap(([key, message]) =>
    (typeof message === 'string' ? [message] : Object.values(message)).map((text) => [key, text] as const),
  );
}

function documents(): string[] {
  const names = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
}

/** Code, addresses and options keep their names: only what is written as prose counts. */
function prose(file: string): Texts {
  const text = readFileSync(path.join(root, file), 'utf8')
    .replace(/```.*?```/gs, '')
    .replace(/`[^`]*`/g, '');
  return text.split('\n').map((line, index) => [`${file}:${index + 1}`, line.replace(/\]\([^)]*\)/g, ']')] as const);
}

function found(texts: Texts, words: readonly UnwantedWord[]): string[] {
  return texts.flatMap(([place, text]) =>
    words
      .filter(({ pattern, except = [] }) => pattern.test(except.reduce((rest, fixed) => rest.replace(fixed, ''), text)))
      .map(({ pattern, instead }) => `${place}: "${text.trim()}" has ${pattern}; write: ${instead}`),
  );
}

const catalogue = Object.fromEntries(Object.entries(catalogues.en).filter(([key]) => !MEANT.includes(key)));

const everywhere = unwantedWords.filter(({ where }) => where === 'everywhere');
const onScreens = unwantedWords.filter(({ where }) => where !== 'messages');

describe('words that must not come back', () => {
  test.each([
    ['screens, emails, answers and survey pages', messages(catalogue)],
    ['the survey widget', messages(widgetWords)],
    ['errors', Object.entries(errorCatalogue).map(([code, { message }]) => [code, message] as const)],
    ['survey presets', SURVEY_PRESETS.map((preset) => [preset, JSON.stringify(surveyFrom(preset))] as const)],
  ])('in the texts of %s', (_, texts) => {
    expect(found(texts, unwantedWords).join('\n')).toBe('');
  });

  test('in the names and descriptions of the library', () => {
    const styles = recipeSources.flatMap(({ families }) => families);
    const scenes = styles.flatMap(({ ingredients }) => ingredients);
    const described = [
      ...recipeSources,
      ...styles,
      ...scenes,
      ...templateGroupSources,
      ...blenderTemplates,
      ...goalSources,
    ];
    const fields = [...scenes, ...templateGroupSources].flatMap(({ texts, images, colors }) => [
      ...texts,
      ...(images ?? []),
      ...colors,
    ]);
    const texts = described.map(({ name, description }) => [name, `${name}. ${description}`] as const);
    const names = [...fields, ...categorySources].map(({ name }) => [name, name] as const);
    expect(found([...texts, ...names], onScreens).join('\n')).toBe('');
  });

  test.each(['README.md', ...documents()])('in %s', (file) => {
    // This page names the old words.
    if (file !== 'docs/words.md') expect(found(prose(file), everywhere).join('\n')).toBe('');
  });
});

test('each word is found where it is used', () => {
  expect(found([['here', 'Press Render']], unwantedWords)).toHaveLength(1);
  expect(found([['here', 'Whoa there, Render Master!']], unwantedWords).join('\n')).toBe('');
});
