import type { Degree, UniversityCourse } from '@spotreel/sdk/contract';
import { useTranslator } from '../foundation/translation';
import { BackLink } from '../help-view/back-link';
import type { PageLink } from '../help-view/page-link';
import { Notice } from '../notice/notice';
import { countLessons, lessonPath } from './lesson-count';
import { LessonList } from './lesson-list';
import { LessonProgress } from './lesson-progress';
import { CourseNotFound, NoUniversity } from './no-university';
import { useUniversity } from './use-university';

/** Which degree, and links to other pages of the host. */
export interface DegreeViewProps {
  /** The degree's name in its address. Default: the first one. */
  slug?: string | undefined;
  pageLink: PageLink;
}

/** The courses of a degree with their lessons, and what is done. */
export function DegreeView({ slug, pageLink }: DegreeViewProps) {
  const { university, degrees, failure } = useUniversity();
  if (!degrees) return <NoUniversity failure={failure} onRetry={() => void university.load()} />;
  const degree = slug === undefined ? degrees[0] : degrees.find((one) => one.slug === slug);
  if (!degree) return <CourseNotFound pageLink={pageLink} />;
  return <Courses degree={degree} pageLink={pageLink} />;
}

function Courses({ degree: { name, courses }, pageLink }: { degree: Degree; pageLink: PageLink }) {
  const t = useTranslator();
  const count = countLessons(courses);
  return (
    <section className="sr-university" aria-labelledby="degree-title">
      {pageLink('/university/homepage', <BackLink label={t('university.home')} />, 'sr-reading__back')}
      <h1 id="degree-title" className="sr-university__title">
        {name}
      </h1>
      <LessonProgress name={name} count={count} />
      {!count.next && <Notice tone="info">{t('university.degreeDone')}</Notice>}
      <div className="sr-university__list">
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} pageLink={pageLink} />
        ))}
      </div>
    </section>
  );
}

function CourseCard({ course, pageLink }: { course: UniversityCourse; pageLink: PageLink }) {
  return (
    <section className="sr-degree-card" aria-label={course.name}>
      <h2 className="sr-degree-card__title">{pageLink(lessonPath(course), course.name, 'sr-degree-card__link')}</h2>
      <LessonList course={course} pageLink={pageLink} />
    </section>
  );
}
