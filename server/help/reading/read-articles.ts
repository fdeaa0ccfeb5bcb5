import type { HelpBlock } from '@spotreel/sdk/contract';
import * as z from 'zod';
import type { Log } from '../../platform/log/log';
import { readFrontMatter } from './front-matter';
import { type MarkdownFile, readMarkdownFolder } from './markdown-files';
import { readBlocks } from './read-blocks';

export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: string;
  /** Place among all; those with the same one are in the order of their names. */
  readonly order: number;
  readonly blocks: readonly HelpBlock[];
}

const head = z.strictObject({
  title: z.string().min(1).max(120),
  topic: z.string().min(1).max(60),
  summary: z.string().max(300).default(''),
  order: z.coerce.number().default(1000),
});

/** Throws an Error that says what is wrong with the file. */
export function readArticle({ slug, text }: MarkdownFile): Article {
  const { values, body } = readFrontMatter(text);
  const result = head.safeParse(values);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return { slug, ...result.data, blocks: readBlocks(body) };
}

/**
 * The articles of all folders, in order. One with the name of an article of an earlier folder replaces it. Files that cannot
 * be read are left out, and the log says why.
 */
export async function readArticles(folders: readonly string[], log: Log): Promise<Article[]> {
  const articles = new Map<string, Article>();
  for (const folder of folders) {
    const { files, problems } = await readMarkdownFolder(folder);
    for (const { file, problem } of problems) log.warn({ file, problem }, 'help article left out');
    for (const file of files) {
      try {
        articles.set(file.slug, readArticle(file));
      } catch (error) {
        log.warn({ file: `${file.slug}.md`, problem: (error as Error).message }, 'help article left out');
      }
    }
  }
  return [...articles.values()].toSorted((one, other) => one.order - other.order || (one.slug < other.slug ? -1 : 1));
}
