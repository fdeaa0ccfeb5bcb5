/** The tutorials and lessons that come with the server. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  type ReadLesson,
  type ReadTutorial,
  readLessons,
  readTutorial,
  readTutorials,
} from '../../../../server/help/learning/read-learning';
import { silentLog } from '../../../../server/platform/log/log';
import { unwantedWords } from '../../../sdk/i18n/unwanted-words';

const root = path.resolve('server/help/content');
const names = (folder: string) => readdirSync(path.join(root, folder)).toSorted();
let tutorials: readonly ReadTutorial[];
let lessons: readonly ReadLesson[];
beforeAll(async () => {
  tutorials = await readTutorials([root], silentLog);
  lessons = await readLessons([root], silentLog);
});

test('all of them can be read', () => {
  expect(tutorials.map(({ slug }) => `${slug}.md`).toSorted()).toEqual(names('tutorials'));
  expect(lessons.map(({ slug }) => `${slug}.md`).toSorted()).toEqual(names('university'));
  expect(new Set(tutorials.map(({ audience }) => audience))).toEqual(new Set(['everyone', 'agency', 'white-label']));
  expect(tutorials.length).toBeGreaterThanOrEqual(6);
});

test('every tutorial has steps, and every lesson a quiz', () => {
  for (const { slug, blocks } of tutorials)
    expect([slug, blocks.filter(({ type }) => type === 'heading').length]).toEqual([
      slug,
      expect.toSatisfy((count) => count >= 4),
    ]);
  for (const { slug, quiz } of lessons) expect([slug, quiz.length]).toEqual([slug, 2]);
});

test('they name no product, lead to pages of the app, and have the words of the screens', async () => {
  const articles = readdirSync(root).map((name) => `/help/${name.replace('.md', '')}`);
  const all = [...tutorials, ...lessons];
  const text = JSON.stringify(all);
  expect(text).not.toMatch(/spotreel/i);
  const links = [...text.matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((href) => !articles.includes(href) && !/^\/(account|grid|agency)/.test(href))).toEqual([]);
  const shown = all.flatMap(({ slug, blocks, title, summary }) => {
    const own = [
      title,
      summary,
      ...[...JSON.stringify(blocks).matchAll(/"text":"([^"]+)"/g)].map(([, one]) => one),
    ].join(' ');
    return unwantedWords
      .filter(({ where, pattern }) => where !== 'messages' && pattern.test(own))
      .map(({ pattern }) => `${slug}: ${pattern.exec(own)?.[0]}`);
  });
  expect(shown).toEqual([]);
});

test.each(['agency', 'white-label'])('a tutorial cannot have the name of the page %s', (slug) => {
  const text = '---\ntitle: A\nminutes: 3\n---\nText';
  expect(readTutorial({ slug: 'other', text })).toMatchObject({ audience: 'everyone', minutes: 3 });
  expect(() => readTutorial({ slug, text })).toThrow('name');
});
