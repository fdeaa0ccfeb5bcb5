/** Degrees, courses and lessons, with what the person has done. One a screen. */
import { atom } from 'nanostores';
import type { Degree, LessonResult } from '../../contract/help/learning';
import { type Failure, failureOf } from '../failure';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Answers that are being checked, and what became of them. */
export interface LessonCheck {
  readonly isBusy: boolean;
  /** Null until answers were checked. */
  readonly result: LessonResult | null;
  readonly failure: Failure | undefined;
}

const UNCHECKED: LessonCheck = { isBusy: false, result: null, failure: undefined };

/** The university's pages. */
export function createUniversity({ editing: { context } }: Spotreel) {
  const degrees = resource(context, (api, signal): Promise<readonly Degree[]> => api.university({ signal }));
  const lesson = resource(context, (api, signal, slug: string) => api.lesson({ params: { slug }, signal }));
  const $check = atom<LessonCheck>(UNCHECKED);
  return {
    $degrees: degrees.$state,
    $lesson: lesson.$state,
    $check,
    load: degrees.load,
    /** Reads a lesson; `failure.code` is `not_found` where there is none. */
    open(slug: string) {
      $check.set(UNCHECKED);
      lesson.reset();
      return lesson.load(slug);
    },
    /** Forgets what became of earlier answers. */
    resetCheck: () => $check.set(UNCHECKED),
    /** Checks the answers to the open lesson; with all of them right it is done. */
    async finish(answers: readonly number[]): Promise<void> {
      const slug = lesson.$state.get().data?.slug;
      if (slug === undefined || $check.get().isBusy) return;
      $check.set({ ...UNCHECKED, isBusy: true });
      try {
        const body = { answers: [...answers] };
        const result = await (await context.accounts()).finishLesson({ params: { slug }, body });
        if (lesson.$state.get().data?.slug !== slug) return;
        $check.set({ ...UNCHECKED, result });
        if (!result.isDone) return;
        lesson.update((open) => ({ ...open, isDone: true }));
        degrees.update((all) => all.map((degree) => withDone(degree, slug)));
      } catch (thrown) {
        $check.set({ ...UNCHECKED, failure: failureOf(thrown, context.t, 'failure.unknown') });
      }
    },
  };
}

/** Result of `createUniversity`. */
export type UniversityStore = ReturnType<typeof createUniversity>;

function withDone(degree: Degree, slug: string): Degree {
  const courses = degree.courses.map((course) => ({
    ...course,
    lessons: course.lessons.map((lesson) => (lesson.slug === slug ? { ...lesson, isDone: true } : lesson)),
  }));
  return { ...degree, courses };
}
