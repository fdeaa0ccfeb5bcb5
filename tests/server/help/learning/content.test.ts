/** The tutorials and lessons that come with the server. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { screenWords } from '../../../../sdk/i18n/server-words';
import { createHelpFiles } from '../../../../server/help/files/help-files';
import {
  type ReadLesson,
  type ReadTutorial,
  readLessons,
  readTutorial,
  readTutorials,
} from '../../../../server/help/learning/read-learning';
import { contentFolders } from '../../../../server/help/reading/content-folder';
import { silentLog } from '../../../../server/platform/log/log';
import { unwantedWords } from '../../../sdk/i18n/unwanted-words';

const root = path.resolve('server/help/content');
const names = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted();
const tools = { files: createHelpFiles(silentLog), words: screenWords('en'), log: silentLog };
let tutorials: readonly ReadTutorial[];
let lessons: readonly ReadLesson[];
beforeAll(async () => {
  tutorials = await readTutorials(contentFolders([root], 'en', 'tutorials'), tools);
  lessons = await readLessons(contentFolders([root], 'en', 'university'), tools);
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
  for (const { slug, quiz } of lessons) expect([slug, quiz.length]).toEqual([slug, 3]);
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

test.each(['agency', 'white-label'])('a tutorial cannot have the name of the page %s', async (slug) => {
  const text = '---\ntitle: A\nminutes: 3\n---\nText';
  const folder = { path: root, language: 'en' } as const;
  expect(await readTutorial({ slug: 'other', text }, folder, tools)).toMatchObject({
    audience: 'everyone',
    minutes: 3,
    posterPath: null,
    video: null,
  });
  await expect(readTutorial({ slug, text }, folder, tools)).rejects.toThrow('name');
});

test('a file that is named and missing is left out, and a length that is none is refused', async () => {
  const head = (more: string) => `---\ntitle: A\nminutes: 3\n${more}\n---\nText`;
  const folder = { path: root, language: 'en' } as const;
  const text = head('video: gone.mp4\nposter: gone.webp\ncaptions: gone.vtt\nlength: 0:30');
  expect(await readTutorial({ slug: 'other', text }, folder, tools)).toMatchObject({ video: null, posterPath: null });
  await expect(readTutorial({ slug: 'other', text: head('length: 30 s') }, folder, tools)).rejects.toThrow('0:32');
});

test('every tutorial and lesson has a video with captions, and every step a picture and its time', () => {
  for (const { slug, video, posterPath, blocks } of [...tutorials, ...lessons]) {
    const file = (ending: string) => expect.stringMatching(new RegExp(`/${slug}\\.${ending}$`));
    expect(posterPath).toEqual(file('webp'));
    expect(video).toMatchObject({ path: file('mp4'), captionsPath: file('vtt'), language: 'en' });
    const steps = blocks.filter((block) => block.type === 'heading' && block.atSeconds !== undefined);
    const pictures = blocks.filter(({ type }) => type === 'picture');
    expect([slug, pictures.length]).toEqual([slug, steps.length]);
  }
});
