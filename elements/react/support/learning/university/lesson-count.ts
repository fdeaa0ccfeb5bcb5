import type { LessonEntry, UniversityCourse } from '@spotreel/sdk/internal/contract';

export interface LessonCount {
  readonly done: number;
  readonly total: number;
  /** The first lesson that is not done, with its course; undefined when all are. */
  readonly next: { readonly course: UniversityCourse; readonly lesson: LessonEntry } | undefined;
}

/** Progress of a person in some courses. */
export function countLessons(courses: readonly UniversityCourse[]): LessonCount {
  const all = courses.flatMap((course) => course.lessons.map((lesson) => ({ course, lesson })));
  const open = all.filter(({ lesson }) => !lesson.isDone);
  return { done: all.length - open.length, total: all.length, next: open[0] };
}

/** Address of a lesson, or of a course. */
export function lessonPath(course: UniversityCourse, lesson?: LessonEntry): string {
  return `/university/course/${course.slug}${lesson ? `/${lesson.slug}` : ''}`;
}
