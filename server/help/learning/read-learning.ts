import path from 'node:path';
import { type HelpBlock, type TutorialAudience, tutorialAudience } from '@spotreel/sdk/contract';
import * as z from 'zod';
import type { Log } from '../../platform/log/log';
import { readFrontMatter } from '../reading/front-matter';
import type { MarkdownFile } from '../reading/markdown-files';
import { readBlocks } from '../reading/read-blocks';
import { readEach } from '../reading/read-each';
import { type Question, readQuiz } from './read-quiz';

interface Lecture {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly order: number;
  readonly blocks: readonly HelpBlock[];
}

export interface ReadTutorial extends Lecture {
  readonly audience: TutorialAudience;
}

export interface ReadLesson extends Lecture {
  readonly degree: string;
  readonly course: string;
  readonly quiz: readonly Question[];
}

const lecture = {
  title: z.string().min(1).max(120),
  summary: z.string().max(300).default(''),
  minutes: z.coerce.number().int().min(1).max(600),
  order: z.coerce.number().default(1000),
};
const tutorialHead = z.strictObject({ ...lecture, audience: z.enum(tutorialAudience.options).default('everyone') });
const lessonHead = z.strictObject({ ...lecture, degree: z.string().min(1).max(60), course: z.string().min(1).max(60) });

/** Pages of the app have these names. */
const RESERVED: readonly string[] = ['agency', 'white-label'];

/** Throws an Error that says what is wrong with the file. */
export function readTutorial({ slug, text }: MarkdownFile): ReadTutorial {
  if (RESERVED.includes(slug)) throw new Error(`A tutorial cannot have the name ${slug}.`);
  const { values, body } = readFrontMatter(text);
  return { slug, ...checked(tutorialHead, values), blocks: readBlocks(body) };
}

/** Throws an Error that says what is wrong with the file. */
export function readLesson({ slug, text }: MarkdownFile): ReadLesson {
  const { values, body } = readFrontMatter(text);
  const [markdown = '', quiz = ''] = body.split(/^## Quiz[ \t]*\r?$/m);
  return { slug, ...checked(lessonHead, values), blocks: readBlocks(markdown), quiz: readQuiz(quiz) };
}

function checked<Schema extends z.ZodType>(schema: Schema, values: unknown): z.infer<Schema> {
  const result = schema.safeParse(values);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}

/** In the order in which they are shown. As with articles, later folders replace, and the log says what was left out. */
export function readTutorials(folders: readonly string[], log: Log): Promise<ReadTutorial[]> {
  return readEach(foldersBelow(folders, 'tutorials'), readTutorial, log);
}

export function readLessons(folders: readonly string[], log: Log): Promise<ReadLesson[]> {
  return readEach(foldersBelow(folders, 'university'), readLesson, log);
}

function foldersBelow(folders: readonly string[], name: string): string[] {
  return folders.map((folder) => path.join(folder, name));
}
