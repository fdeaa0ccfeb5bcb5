import { learningCalls } from '@spotreel/sdk/internal/contract';
import { readerLanguage } from '../../account/reader-language';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { shownBlocks, shownFiles } from '../files/shown-files';
import type { LearningContent } from '../learning/learning-content';
import { checkAnswers, doneLessons, markDone } from '../learning/progress';
import type { ReadLesson } from '../learning/read-learning';

export const university = implement(learningCalls.university, async ({ user, context }, { db, helpIn }) => {
  const { learning } = await helpIn(readerLanguage(user, context));
  const done = await doneLessons(db, user.id);
  const toEntry = (lesson: ReadLesson) => ({
    ...factsOf(lesson, context.baseUrl),
    questions: lesson.quiz.length,
    isDone: done.has(lesson.slug),
  });
  return learning.degrees.map(({ slug, name, courses }) => ({
    slug,
    name,
    courses: courses.map((course) => ({ ...course, lessons: course.lessons.map(toEntry) })),
  }));
});

export const lesson = implement(learningCalls.lesson, async ({ params, user, context }, { db, helpIn }) => {
  const { learning } = await helpIn(readerLanguage(user, context));
  const found = requireLesson(learning, params.slug);
  const { slug: course, lessons } = learning.courseOf(found);
  const place = lessons.indexOf(found);
  return {
    ...factsOf(found, context.baseUrl),
    language: found.language,
    isDone: (await doneLessons(db, user.id)).has(found.slug),
    course,
    blocks: shownBlocks(found.blocks, context.baseUrl),
    questions: found.quiz.map(({ text, choices }) => ({ text, choices: [...choices] })),
    previous: lessons[place - 1]?.slug ?? null,
    next: lessons[place + 1]?.slug ?? null,
  };
});

export const finishLesson = implement(
  learningCalls.finishLesson,
  async ({ params, body, user, context }, { db, helpIn }) => {
    const { learning } = await helpIn(readerLanguage(user, context));
    const found = requireLesson(learning, params.slug);
    const right = checkAnswers(found.quiz, body.answers);
    if (right.every(Boolean)) await markDone(db, user.id, found.slug);
    return { right, isDone: (await doneLessons(db, user.id)).has(found.slug) };
  },
);

function requireLesson(learning: LearningContent, slug: string): ReadLesson {
  const found = learning.lesson(slug);
  if (!found) throw new ApiError('not_found');
  return found;
}

function factsOf(lesson: ReadLesson, baseUrl: string) {
  const { slug, title, summary, minutes } = lesson;
  return { slug, title, summary, minutes, ...shownFiles(lesson, baseUrl) };
}
