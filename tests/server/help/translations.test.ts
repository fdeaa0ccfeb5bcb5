/** Translations of help say the same as the English files, in the same places. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../sdk/i18n/language-codes';
import { screenWords } from '../../../sdk/i18n/server-words';
import { createHelpFiles } from '../../../server/help/files/help-files';
import { readLessons, readTutorials } from '../../../server/help/learning/read-learning';
import { contentFolders } from '../../../server/help/reading/content-folder';
import { readArticles } from '../../../server/help/reading/read-articles';
import { silentLog } from '../../../server/platform/log/log';

const content = path.resolve('server/help/content');
const translated = LANGUAGE_CODES.filter((code) => code !== 'en');
const names = (folder: string) =>
  readdirSync(path.join(content, folder))
    .filter((name) => /\.(?:md|vtt)$/.test(name))
    .map((name) => path.join(folder, name));
const english = ['', 'tutorials', 'university'].flatMap(names);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const sorted = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found).toSorted();

/** What a translation keeps: keys of screens, addresses, files, times, and how many parts there are of each kind. */
function partsOf(text: string) {
  return {
    keys: sorted(text, /\{[a-z][\w.]+\}/gi),
    addresses: sorted(text, /\]\([^)]+\)/g),
    times: sorted(text, /\[\d+:\d\d\]|\d\d:\d\d\.\d{3}/g),
    headings: text.match(/^#+(?= )/gm),
    rightChoices: text.match(/^- \[[ x]\]/gm),
    items: count(text, /^(?:- |\d+\. )/gm),
    rows: count(text, /^\|/gm),
    code: sorted(text, /^```[^`]*```/gm),
    facts: sorted(text, /^(?:order|minutes|audience|video|captions|poster|length): .*$/gm),
  };
}

describe.each(translated)('help in %s', (code) => {
  const read = (file: string) => readFileSync(path.join(content, file), 'utf8');

  test('has all files of the English help', () => {
    const own = ['', 'tutorials', 'university'].flatMap((folder) => names(path.join(code, folder)));
    expect(own.map((file) => path.relative(code, file)).toSorted()).toEqual(english.toSorted());
  });

  test.each(english)('%s has the same parts', (file) => {
    expect(partsOf(read(path.join(code, file)))).toEqual(partsOf(read(file)));
  });
});

test('a reader of each language finds no English text, and one name for each topic and course', async () => {
  const unitsIn = async (code: (typeof LANGUAGE_CODES)[number]) => {
    const tools = { files: createHelpFiles(silentLog), words: screenWords(code), log: silentLog };
    const articles = await readArticles(contentFolders([content], code), tools);
    const lessons = await readLessons(contentFolders([content], code, 'university'), tools);
    const tutorials = await readTutorials(contentFolders([content], code, 'tutorials'), tools);
    for (const { slug, language } of [...articles, ...lessons, ...tutorials])
      expect([slug, language]).toEqual([slug, code]);
    return {
      topics: new Set(articles.map(({ topic }) => topic)).size,
      degrees: new Set(lessons.map(({ degree }) => degree.name)).size,
      courses: new Set(lessons.map(({ course }) => course.name)).size,
    };
  };
  const inEnglish = await unitsIn('en');
  for (const code of translated) expect([code, await unitsIn(code)]).toEqual([code, inEnglish]);
});
