import type { HelpBlock } from '@spotreel/sdk/contract';
import * as z from 'zod';
import type { Log } from '../../platform/log/log';
import type { HelpFiles, HelpFolder } from '../files/help-files';
import { picturesOf } from '../files/pictures-of';
import { readFrontMatter } from './front-matter';
import type { MarkdownFile } from './markdown-files';
import { readBlocks } from './read-blocks';
import { readEach } from './read-each';

export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: string;
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
export async function readArticle({ slug, text }: MarkdownFile, folder: HelpFolder): Promise<Article> {
  const { values, body } = readFrontMatter(text);
  const result = head.safeParse(values);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return { slug, ...result.data, blocks: readBlocks(body, await picturesOf(body, folder)) };
}

/** The articles of all folders, in order, as `readEach` reads them. */
export function readArticles(folders: readonly string[], files: HelpFiles, log: Log): Promise<Article[]> {
  return readEach(folders, (file, folder) => readArticle(file, files.folder(folder)), log);
}
