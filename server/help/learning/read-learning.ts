import { type HelpBlock, type TutorialAudience, tutorialAudience } from '@spotreel/sdk/internal/contract';
import type { LanguageCode } from '@spotreel/sdk/internal/i18n';
import * as z from 'zod';
import { picturesOf } from '../files/pictures-of';
import type { ContentFolder } from '../reading/content-folder';
import { readFrontMatter } from '../reading/front-matter';
import type { MarkdownFile } from '../reading/markdown-files';
import type { ReadingTools } from '../reading/read-articles';
import { readBlocks } from '../reading/read-blocks';
import { readEach } from '../reading/read-each';
import { withScreenWords } from '../reading/screen-words';
import { type Question, readQuiz } from './read-quiz';

export interface ReadVideo {
  readonly path: string;
  readonly captionsPath: string | null;
  /** Language that it speaks and shows. */
  readonly language: LanguageCode;
  /** Null: its file does not say. */
  readonly seconds: number | null;
}

interface Lecture {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly order: number;
  /** Language of its text. */
  readonly language: LanguageCode;
  readonly blocks: readonly HelpBlock[];
  /** Below the address of the server, as the other paths; null: there is none. */
  readonly posterPath: string | null;
  readonly video: ReadVideo | null;
}

export interface ReadTutorial extends Lecture {
  readonly audience: TutorialAudience;
}

/** A degree or a course by the names of its lessons. */
export interface Unit {
  /** Part of addresses: it follows from the English name, and is the same in each language. */
  readonly slug: string;
  readonly name: string;
}

export interface ReadLesson extends Lecture {
  readonly degree: Unit;
  readonly course: Unit;
  readonly quiz: readonly Question[];
}

const lecture = {
  title: z.string().min(1).max(120),
  summary: z.string().max(300).default(''),
  minutes: z.coerce.number().int().min(1).max(600),
  order: z.coerce.number().default(1000),
  /** Names of files in the same folder. */
  video: z.string().optional(),
  captions: z.string().optional(),
  poster: z.string().optional(),
  /** Length of the video. */
  length: z
    .string()
    .regex(/^\d{1,3}:[0-5]\d$/, 'The length is minutes:seconds, such as 0:32.')
    .optional(),
};
type LectureHead = z.infer<z.ZodObject<typeof lecture>>;
const tutorialHead = z.strictObject({ ...lecture, audience: z.enum(tutorialAudience.options).default('everyone') });
const lessonHead = z.strictObject({ ...lecture, degree: z.string().min(1).max(60), course: z.string().min(1).max(60) });

/** Pages of the app have these names. */
const RESERVED: readonly string[] = ['agency', 'white-label'];

/** Throws an Error that says what is wrong with the file. */
export async function readTutorial(
  { slug, text }: MarkdownFile,
  folder: ContentFolder,
  tools: ReadingTools,
): Promise<ReadTutorial> {
  if (RESERVED.includes(slug)) throw new Error(`A tutorial cannot have the name ${slug}.`);
  const { values, body } = readFrontMatter(text);
  const { audience, ...head } = checked(tutorialHead, values);
  return { slug, audience, ...(await lectureOf(head, body, folder, tools)) };
}

/** Throws an Error that says what is wrong with the file. `english`: the lesson that it translates. */
export async function readLesson(
  { slug, text }: MarkdownFile,
  folder: ContentFolder,
  tools: ReadingTools,
  english?: ReadLesson,
): Promise<ReadLesson> {
  const { values, body } = readFrontMatter(text);
  const [markdown = '', quiz = ''] = body.split(/^## Quiz[ \t]*\r?$/m);
  const { degree, course, ...head } = checked(lessonHead, values);
  return {
    slug,
    degree: { slug: english?.degree.slug ?? slugOf(degree), name: degree },
    course: { slug: english?.course.slug ?? slugOf(`${degree} ${course}`), name: course },
    ...(await lectureOf(head, markdown, folder, tools)),
    quiz: readQuiz(withScreenWords(quiz, tools.words)),
  };
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'course';
}

/** A file that is named and missing is left out; the text stays. */
async function lectureOf(
  head: LectureHead,
  body: string,
  folder: ContentFolder,
  { files, words }: ReadingTools,
): Promise<Omit<Lecture, 'slug'>> {
  const { title, summary, minutes, order, video, captions, poster, length } = head;
  const beside = files.folder(folder);
  const posterFile = poster === undefined ? undefined : await beside.picture(poster);
  const film = video === undefined ? undefined : await beside.video(video);
  const captionsPath = film === undefined || captions === undefined ? undefined : await beside.captions(captions);
  const markdown = withScreenWords(body, words);
  return {
    title,
    summary,
    minutes,
    order,
    language: folder.language,
    blocks: readBlocks(markdown, await picturesOf(markdown, beside)),
    posterPath: posterFile?.path ?? null,
    video: film ? { ...film, captionsPath: captionsPath ?? null, seconds: secondsOf(length) } : null,
  };
}

function secondsOf(length: string | undefined): number | null {
  if (length === undefined) return null;
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return minutes * 60 + seconds;
}

function checked<Schema extends z.ZodType>(schema: Schema, values: unknown): z.infer<Schema> {
  const result = schema.safeParse(values);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}

/** In the order in which they are shown. As with articles, later folders replace, and the log says what was left out. */
export function readTutorials(folders: readonly ContentFolder[], tools: ReadingTools): Promise<ReadTutorial[]> {
  return readEach(folders, (file, folder) => readTutorial(file, folder, tools), tools.log);
}

export function readLessons(folders: readonly ContentFolder[], tools: ReadingTools): Promise<ReadLesson[]> {
  return readEach<ReadLesson>(
    folders,
    (file, folder, replaced) => readLesson(file, folder, tools, folder.language === 'en' ? undefined : replaced),
    tools.log,
  );
}
