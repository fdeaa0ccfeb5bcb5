/** The articles that come with the server. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { HelpBlock, HelpSpan } from '@spotreel/sdk/internal/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { screenWords } from '../../../sdk/i18n/server-words';
import { createHelpFiles } from '../../../server/help/files/help-files';
import { contentFolders } from '../../../server/help/reading/content-folder';
import { type Article, readArticles } from '../../../server/help/reading/read-articles';
import { silentLog } from '../../../server/platform/log/log';
import { unwantedWords } from '../../sdk/i18n/unwanted-words';

const folder = path.resolve('server/help/content');
let articles: readonly Article[];
beforeAll(async () => {
  const tools = { files: createHelpFiles(silentLog), words: screenWords('en'), log: silentLog };
  articles = await readArticles(contentFolders([folder], 'en'), tools);
});

function spansOf(block: HelpBlock): readonly HelpSpan[] {
  if (block.type === 'list') return block.items.flat();
  if (block.type === 'table') return [...block.head, ...block.rows.flat()].flat();
  return block.type === 'code' || block.type === 'picture' ? [] : block.spans;
}

/** What people read of a block: names in code are those of the API. */
const prose = (block: HelpBlock) => spansOf(block).filter(({ isCode }) => !isCode);

test('all of them can be read', () => {
  expect(articles.map(({ slug }) => `${slug}.md`).toSorted()).toEqual(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .toSorted(),
  );
  expect(articles.length).toBeGreaterThanOrEqual(20);
});

describe('each', () => {
  test('leads only to articles that are there, and to pages of the app', () => {
    const slugs = new Set(articles.map(({ slug }) => `/help/${slug}`));
    const links = articles.flatMap(({ blocks }) => blocks.flatMap(spansOf)).flatMap(({ href }) => href ?? []);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !slugs.has(href) && !/^\/(account|grid|help$)/.test(href))).toEqual([]);
  });

  test('has a summary and no raw HTML', () => {
    for (const { summary, blocks } of articles) {
      expect(summary).toMatch(/\.$/);
      expect(JSON.stringify(blocks.map(prose))).not.toMatch(/"<[a-z]+[ >]/);
    }
  });

  test('names no product: agencies show it under their own name', () => {
    const texts = articles.map((article) => ({ ...article, blocks: article.blocks.map(prose) }));
    expect(JSON.stringify(texts)).not.toMatch(/spotreel/i);
  });

  test('has the words of the screens', () => {
    const found = articles.flatMap(({ slug, title, summary, blocks }) => {
      const text = [title, summary, ...blocks.flatMap(spansOf).map((span) => span.text)].join(' ');
      return unwantedWords
        .filter(({ where, pattern }) => where !== 'messages' && pattern.test(text))
        .map(({ pattern }) => `${slug}: ${pattern.exec(text)?.[0]}`);
    });
    expect(found).toEqual([]);
  });
});
