import type { TutorialAudience } from '@spotreel/sdk/contract';
import type { ReadLesson, ReadTutorial } from './read-learning';

/** A course with the lessons that it has. */
export interface ReadCourse {
  readonly slug: string;
  readonly name: string;
  readonly lessons: readonly ReadLesson[];
}

export interface ReadDegree {
  readonly slug: string;
  readonly name: string;
  readonly courses: readonly ReadCourse[];
}

export interface LearningContent {
  tutorials(audience: TutorialAudience): readonly ReadTutorial[];
  tutorial(slug: string): ReadTutorial | undefined;
  readonly degrees: readonly ReadDegree[];
  lesson(slug: string): ReadLesson | undefined;
  /** The course that has the lesson. */
  courseOf(lesson: ReadLesson): ReadCourse;
}

/** Both lists in the order in which they are shown. */
export function createLearningContent(
  tutorials: readonly ReadTutorial[],
  lessons: readonly ReadLesson[],
): LearningContent {
  const degrees = groups(lessons, ({ degree }) => degree).map(([name, ofDegree]) => ({
    slug: slugOf(name),
    name,
    courses: groups(ofDegree, ({ course }) => course).map(([course, ofCourse]) => ({
      slug: slugOf(`${name} ${course}`),
      name: course,
      lessons: ofCourse,
    })),
  }));
  const courses = new Map(
    degrees.flatMap((degree) =>
      degree.courses.flatMap((course) => course.lessons.map(({ slug }) => [slug, course] as const)),
    ),
  );
  const tutorialsBySlug = new Map(tutorials.map((one) => [one.slug, one]));
  const lessonsBySlug = new Map(lessons.map((one) => [one.slug, one]));
  return {
    degrees,
    tutorials: (audience) => tutorials.filter((one) => one.audience === audience),
    tutorial: (slug) => tutorialsBySlug.get(slug),
    lesson: (slug) => lessonsBySlug.get(slug),
    courseOf: ({ slug }) => courses.get(slug) as ReadCourse,
  };
}

function groups<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const names = [...new Set(items.map(nameOf))];
  return names.map((name) => [name, items.filter((item) => nameOf(item) === name)]);
}

function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'course'
  );
}
