import type { Degree, UniversityCourse } from '@spotreel/sdk/internal/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../controls/notice/notice';
import { useTranslator } from '../../../foundation/text/translation';
import { BackLink } from '../../help/back-link';
import type { PageLink } from '../../help/page-link';
import { LearningHead } from '../learning-head';
import { ContinueLesson } from './continue-lesson';
import { countLessons, lessonPath } from './lesson-count';
import { LessonList } from './lesson-list';
import { LessonProgress } from './lesson-progress';
import { NoUniversity } from './no-university';
import { useUniversity } from './use-university';

/** Props of `DegreeView`: the degree, and links to other pages of the host. */
export interface DegreeViewProps {
  /** The degree's name in its address. Default: the first one. */
  slug?: string | undefined;
  pageLink: PageLink;
  /** Rendered when there is no such degree. */
  notFound: ReactNode;
}

/** The courses of a degree with their lessons, and what is done. */
export function DegreeView({ slug, pageLink, notFound }: DegreeViewProps) {
  const { university, degrees, failure } = useUniversity();
  if (!degrees) return <NoUniversity failure={failure} onRetry={() => void university.load()} />;
  const degree = slug === undefined ? degrees[0] : degrees.find((one) => one.slug === slug);
  if (!degree) return notFound;
  return <Courses degree={degree} pageLink={pageLink} />;
}

function Courses({ degree: { name, courses }, pageLink }: { degree: Degree; pageLink: PageLink }) {
  const t = useTranslator();
  const count = countLessons(courses);
  return (
    <section className="sr-learning" aria-labelledby="degree-title">
      {pageLink('/university/homepage', <BackLink label={t('university.home')} />, 'sr-reading__back')}
      <LearningHead id="degree-title" title={name} picture={<ContinueLesson count={count} pageLink={pageLink} />}>
        <LessonProgress name={name} count={count} />
        {!count.next && <Notice tone="info">{t('university.degreeDone')}</Notice>}
      </LearningHead>
      <div className="sr-courses">
        {courses.map((course, place) => (
          <CourseCard key={course.slug} course={course} number={place + 1} pageLink={pageLink} />
        ))}
      </div>
    </section>
  );
}

interface CourseCardProps {
  course: UniversityCourse;
  /** Place in the degree, from 1. */
  number: number;
  pageLink: PageLink;
}

function CourseCard({ course, number, pageLink }: CourseCardProps) {
  const t = useTranslator();
  const { done, total } = countLessons([course]);
  return (
    <section className="sr-course-card" aria-label={course.name}>
      <header className="sr-course-card__head">
        <span className="sr-course-card__number" aria-hidden>
          {number}
        </span>
        <h2 className="sr-course-card__title">{pageLink(lessonPath(course), course.name, 'sr-lecture-card__link')}</h2>
        <span className="sr-course-card__done">{t('university.progress', { done, total })}</span>
      </header>
      <LessonList course={course} pageLink={pageLink} hasPosters />
    </section>
  );
}
