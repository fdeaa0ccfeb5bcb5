import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createHelpFiles } from '../../../../server/help/files/help-files';
import { contentFolders } from '../../../../server/help/reading/content-folder';
import { readArticle, readArticles } from '../../../../server/help/reading/read-articles';
import type { Log } from '../../../../server/platform/log/log';
import { silentLog } from '../../../../server/platform/log/log';

const root = mkdtempSync(path.join(tmpdir(), 'spotreel-help-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const text = (title: string, order = 1) =>
  `---\ntitle: ${title}\ntopic: Topic\norder: ${order}\n---\n\nText of ${title}.`;

const toolsFor = (log: Log) => ({ files: createHelpFiles(log), words: new Map<string, string>(), log });

function folderOf(name: string, files: Record<string, string>): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  return folder;
}

describe('articles', () => {
  test('of a later folder replace those of an earlier one, and come in order', async () => {
    const ours = folderOf('ours', { 'one.md': text('One', 30), 'two.md': text('Two', 10), 'notes.txt': 'x' });
    const own = folderOf('own', { 'one.md': text('Our own'), 'three.md': text('Three', 20) });
    const articles = await readArticles(
      contentFolders([ours, own, path.join(root, 'missing')], 'en'),
      toolsFor(silentLog),
    );
    expect(articles.map(({ slug, title }) => [slug, title])).toEqual([
      ['one', 'Our own'],
      ['two', 'Two'],
      ['three', 'Three'],
    ]);
  });

  test('come in the language of the reader, with its words and the files of the English one; the others are English', async () => {
    const main = folderOf('main', {
      'one.md': `${text('One')} **{go}** ![It](it.webp)`,
      'two.md': `${text('Two', 2)} **{go}**`,
    });
    mkdirSync(path.join(main, 'de'));
    writeFileSync(path.join(main, 'de', 'one.md'), `${text('Eins')} **{go}** ![Es](it.webp)`);
    await sharp({ create: { width: 4, height: 4, channels: 3, background: 'navy' } }).toFile(
      path.join(main, 'it.webp'),
    );
    const tools = { ...toolsFor(silentLog), words: new Map([['go', 'Los']]) };
    const [one, two] = await readArticles(contentFolders([main], 'de'), tools);
    expect(one).toMatchObject({ title: 'Eins', language: 'de' });
    expect(two).toMatchObject({ title: 'Two', language: 'en' });
    for (const article of [one, two]) expect(JSON.stringify(article?.blocks)).toContain('{"isBold":true,"text":"Los"}');
  });

  test('that cannot be read are left out, and the log says why', async () => {
    const warnings: unknown[] = [];
    const log = { ...silentLog, warn: (facts: unknown) => warnings.push(facts) } as unknown as Log;
    const folder = folderOf('broken', {
      'good.md': text('Good'),
      'no-title.md': '---\ntopic: Topic\n---\nText',
      'no-block.md': 'Text',
      'Wrong Name.md': text('Name'),
      'unknown.md': text('Unknown').replace('order', 'sort'),
      'large.md': text('Large') + 'x'.repeat(200_000),
    });
    expect((await readArticles(contentFolders([folder], 'en'), toolsFor(log))).map(({ slug }) => slug)).toEqual([
      'good',
    ]);
    expect(warnings).toEqual(
      expect.arrayContaining(
        ['no-title.md', 'no-block.md', 'Wrong Name.md', 'unknown.md', 'large.md'].map((file) =>
          expect.objectContaining({ file, problem: expect.stringMatching(/\S/) }),
        ),
      ),
    );
  });

  test('may have quotes, Windows line ends and a byte order mark', async () => {
    const file = '\uFEFF---\r\ntitle: "A: b"\r\ntopic: Topic\r\n---\r\nHi';
    const folder = { path: root, language: 'en' } as const;
    expect(await readArticle({ slug: 'a', text: file }, folder, toolsFor(silentLog))).toMatchObject({
      title: 'A: b',
      summary: '',
      blocks: [{ type: 'paragraph', spans: [{ text: 'Hi' }] }],
    });
  });
});
