import type { HelpBlock } from '@spotreel/sdk/internal/contract';
import type { LanguageCode } from '@spotreel/sdk/internal/i18n';
import type { ScreenWords } from '@spotreel/sdk/internal/server-words';
import * as z from 'zod';
import type { Log } from '../../platform/log/log';
import type { HelpFiles } from '../files/help-files';
import { picturesOf } from '../files/pictures-of';
import type { ContentFolder } from './content-folder';
import { readFrontMatter } from './front-matter';
import type { MarkdownFile } from './markdown-files';
import { readBlocks } from './read-blocks';
import { readEach } from './read-each';
import { withScreenWords } from './screen-words';

/** Tools for reading all content. */
export interface ReadingTools {
  readonly files: HelpFiles;
  /** In the reader's language. */
  readonly words: ScreenWords;
  readonly log: Log;
}

export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: string;
  readonly order: number;
  /** Language of its text. */
  readonly language: LanguageCode;
  readonly blocks: readonly HelpBlock[];
}

const head = z.strictObject({
  title: z.string().min(1).max(120),
  topic: z.string().min(1).max(60),
  summary: z.string().max(300).default(''),
  order: z.coerce.number().default(1000),
});

/** Throws an Error that says what is wrong with the file. */
export async function readArticle(
  { slug, text }: MarkdownFile,
  folder: ContentFolder,
  { files, words }: Pick<ReadingTools, 'files' | 'words'>,
): Promise<Article> {
  const { values, body } = readFrontMatter(text);
  const result = head.safeParse(values);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const markdown = withScreenWords(body, words);
  const pictures = await picturesOf(markdown, files.folder(folder));
  return { slug, ...result.data, language: folder.language, blocks: readBlocks(markdown, pictures) };
}

/** The articles of all folders, in order, as `readEach` reads them. */
export function readArticles(folders: readonly ContentFolder[], tools: ReadingTools): Promise<Article[]> {
  return readEach(folders, (file, folder) => readArticle(file, folder, tools), tools.log);
}
