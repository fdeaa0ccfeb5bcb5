import type { TutorialAudience } from '@spotreel/sdk/internal/contract';
import type { ReadLesson, ReadTutorial, Unit } from './read-learning';

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
  const degrees = groups(lessons, ({ degree }) => degree).map(({ unit, lessons: ofDegree }) => ({
    ...unit,
    courses: groups(ofDegree, ({ course }) => course).map(({ unit: course, lessons: ofCourse }) => ({
      ...course,
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

interface Group {
  readonly unit: Unit;
  readonly lessons: readonly ReadLesson[];
}

/** Lessons of one unit have the name of its first lesson. */
function groups(lessons: readonly ReadLesson[], unitOf: (lesson: ReadLesson) => Unit): Group[] {
  const slugs = [...new Set(lessons.map((lesson) => unitOf(lesson).slug))];
  return slugs.flatMap((slug) => {
    const ofUnit = lessons.filter((lesson) => unitOf(lesson).slug === slug);
    return ofUnit.slice(0, 1).map((first) => ({ unit: unitOf(first), lessons: ofUnit }));
  });
}
