import { useStore } from '@nanostores/react';
import type { Degree, UniversityCourse } from '@spotreel/sdk/internal/contract';
import type { UniversityStore } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useCallback, useState } from 'react';
import { RetryButton } from '../../../controls/button/retry-button';
import { EmptyState } from '../../../controls/notice/notice';
import { Skeleton } from '../../../controls/skeleton/skeleton';
import { useTranslator } from '../../../foundation/text/translation';
import { useLoadInLanguage } from '../../../foundation/use-load-in-language';
import { BackLink } from '../../help/back-link';
import type { PageLink } from '../../help/page-link';
import { LectureBody } from '../lecture-body';
import { NeighborLinks } from '../neighbor-links';
import { countLessons, lessonPath } from './lesson-count';
import { LessonList } from './lesson-list';
import { LessonProgress } from './lesson-progress';
import { LessonQuiz } from './lesson-quiz';
import { NoUniversity } from './no-university';
import { useUniversity } from './use-university';

/** Props of `CourseView`: the course and lesson, and links to other pages of the host. */
export interface CourseViewProps {
  /** The course's name in its address. Default: the course with the next lesson to take. */
  slug?: string | undefined;
  /** The lesson's name. Default: the first of the course that is not done. */
  lesson?: string | undefined;
  pageLink: PageLink;
  /** Rendered when there is no such course or lesson. */
  notFound: ReactNode;
}

/** A lesson with its questions, beside the list of the course's lessons. */
export function CourseView({ slug, lesson, pageLink, notFound }: CourseViewProps) {
  const { university, degrees, failure } = useUniversity();
  if (!degrees) return <NoUniversity failure={failure} onRetry={() => void university.load()} />;
  const parts = { slug, lesson, pageLink, notFound, university, degrees };
  return <ChosenCourse key={`${slug}/${lesson}`} {...parts} />;
}

interface ChosenCourseProps extends CourseViewProps {
  university: UniversityStore;
  degrees: readonly Degree[];
}

/** Course and lesson of an address. Missing names are chosen once: a lesson that is done stays open. */
function ChosenCourse({ slug, lesson, pageLink, notFound, university, degrees }: ChosenCourseProps) {
  const [chosen] = useState(() => {
    const course = findCourse(degrees, slug)?.course;
    return { course: course?.slug, lesson: lesson ?? (course && nextLesson(course)) };
  });
  const found = chosen.course === undefined ? undefined : findCourse(degrees, chosen.course);
  const open = chosen.lesson;
  if (!found || open === undefined || !found.course.lessons.some((one) => one.slug === open)) return notFound;
  return <OpenCourse key={open} {...found} open={open} university={university} pageLink={pageLink} />;
}

/** The first lesson that is not done, else the first one. */
function nextLesson(course: UniversityCourse): string | undefined {
  return countLessons([course]).next?.lesson.slug ?? course.lessons[0]?.slug;
}

function findCourse(degrees: readonly Degree[], slug: string | undefined) {
  const all = degrees.flatMap((degree) => degree.courses.map((course) => ({ degree, course })));
  if (slug !== undefined) return all.find(({ course }) => course.slug === slug);
  return all.find(({ course }) => countLessons([course]).next) ?? all[0];
}

interface OpenCourseProps {
  degree: Degree;
  course: UniversityCourse;
  /** Slug of the lesson that is open. */
  open: string;
  university: UniversityStore;
  pageLink: PageLink;
}

function OpenCourse({ degree, course, open, university, pageLink }: OpenCourseProps) {
  const t = useTranslator();
  const degreePath = `/university/degree/${degree.slug}`;
  return (
    <div className="sr-course">
      <aside className="sr-course__side">
        {pageLink(degreePath, <BackLink label={degree.name} />, 'sr-reading__back')}
        <h2 className="sr-course__name">{course.name}</h2>
        <LessonProgress name={course.name} count={countLessons([course])} />
        <nav aria-label={t('university.lessons')}>
          <LessonList course={course} pageLink={pageLink} open={open} />
        </nav>
      </aside>
      <LessonText slug={open} course={course} university={university} pageLink={pageLink} degreePath={degreePath} />
    </div>
  );
}

interface LessonTextProps {
  slug: string;
  course: UniversityCourse;
  university: UniversityStore;
  pageLink: PageLink;
  degreePath: string;
}

function LessonText({ slug, course, university, pageLink, degreePath }: LessonTextProps) {
  const t = useTranslator();
  const { data: lesson, failure } = useStore(university.$lesson);
  useLoadInLanguage(useCallback(() => university.open(slug), [university, slug]));

  if (failure)
    return (
      <EmptyState
        title={t('university.lessonErrorTitle')}
        action={<RetryButton failure={failure} onRetry={() => void university.open(slug)} />}
      >
        {failure.message}
      </EmptyState>
    );
  if (!lesson)
    return (
      <div className="sr-learning">
        <Skeleton shape="line" className="sr-learning__loading" />
      </div>
    );
  return (
    <article className="sr-course__lesson">
      <header>
        <h1 className="sr-reading__title">{lesson.title}</h1>
        <p className="sr-lecture__summary">{lesson.summary}</p>
      </header>
      <LectureBody name={`lesson/${slug}`} lecture={lesson} pageLink={pageLink} />
      <LessonQuiz lesson={lesson} university={university} pageLink={pageLink} degreePath={degreePath} />
      <NeighborLinks
        label={t('university.moreLessons')}
        previous={neighborOf(course, lesson.previous, t('university.previousLesson'))}
        next={neighborOf(course, lesson.next, t('quiz.next'))}
        pageLink={pageLink}
      />
    </article>
  );
}

function neighborOf(course: UniversityCourse, slug: string | null, label: string) {
  const lesson = course.lessons.find((one) => one.slug === slug);
  return lesson && { to: lessonPath(course, lesson), title: lesson.title, label };
}
