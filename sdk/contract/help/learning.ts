import * as z from 'zod/mini';
import { helpBlock } from './help';

/** Audience of a tutorial. */
export const tutorialAudience = z.enum(['everyone', 'agency', 'white-label']);
/** Audience of a tutorial: `agency` looks after clients, `white-label` runs the app under a name of its own. */
export type TutorialAudience = z.infer<typeof tutorialAudience>;

export const learningVideo = z.looseObject({
  url: z.string(),
  /** URL of its captions, WebVTT; null without any. */
  captionsUrl: z.nullable(z.string()),
  /** Length in seconds; null if the file that names it does not give one. */
  seconds: z.nullable(z.int()),
  /** Code of the language in which it speaks and shows texts; captions may be in the reader's. */
  language: z.string(),
});
/** The video of a tutorial or a lesson. Headings with `atSeconds` are its chapters. */
export type LearningVideo = z.infer<typeof learningVideo>;

const entry = {
  /** Its name in addresses. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Estimated duration. */
  minutes: z.int(),
  /** URL of a picture of 16:9; null without one. */
  posterUrl: z.nullable(z.string()),
  video: z.nullable(learningVideo),
};

export const tutorialEntry = z.looseObject({ ...entry, audience: tutorialAudience });
/** A tutorial in a list. */
export type TutorialEntry = z.infer<typeof tutorialEntry>;

export const tutorial = z.looseObject({
  ...entry,
  /** Code of the language that it is written in: the reader's, or `en`. */
  language: z.string(),
  audience: tutorialAudience,
  blocks: z.array(helpBlock),
  /** The one before for the same audience; null for the first. */
  previous: z.nullable(tutorialEntry),
  /** The next one for the same audience; null for the last. */
  next: z.nullable(tutorialEntry),
});
/** A tutorial with its steps. */
export type Tutorial = z.infer<typeof tutorial>;

export const lessonEntry = z.looseObject({
  ...entry,
  /** Questions at its end. */
  questions: z.int(),
  /** The person has finished it. */
  isDone: z.boolean(),
});
/** A lesson in a list, with what the person has done. */
export type LessonEntry = z.infer<typeof lessonEntry>;

export const course = z.looseObject({ slug: z.string(), name: z.string(), lessons: z.array(lessonEntry) });
/** Lessons in the order in which to take them. */
export type UniversityCourse = z.infer<typeof course>;

export const degree = z.looseObject({ slug: z.string(), name: z.string(), courses: z.array(course) });
/** Courses that belong together. */
export type Degree = z.infer<typeof degree>;

export const lesson = z.looseObject({
  ...entry,
  /** Code of the language that it is written in: the reader's, or `en`. */
  language: z.string(),
  isDone: z.boolean(),
  /** Slug of its course. */
  course: z.string(),
  blocks: z.array(helpBlock),
  /** Questions without the correct choices, which stay on the server. */
  questions: z.array(z.looseObject({ text: z.string(), choices: z.array(z.string()) })),
  /** Slug of the lesson before; null for the first of the course. */
  previous: z.nullable(z.string()),
  /** Slug of the next lesson of the course; null for the last. */
  next: z.nullable(z.string()),
});
/** A lesson with its text and its questions. */
export type Lesson = z.infer<typeof lesson>;

export const lessonResult = z.looseObject({
  /** For each question, whether the answer is right. */
  right: z.array(z.boolean()),
  /** All answers are right now, or were before. */
  isDone: z.boolean(),
});
/** Result of the answers to a lesson. */
export type LessonResult = z.infer<typeof lessonResult>;

/** Questions of one lesson. */
export const MAX_QUESTIONS = 10;
