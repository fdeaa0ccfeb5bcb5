import type { Degree } from '@spotreel/sdk/internal/contract';
import { GraduationCap } from 'lucide-react';
import { EmptyState } from '../../../controls/notice/notice';
import { useTranslator } from '../../../foundation/text/translation';
import type { PageLink } from '../../help/page-link';
import { LearningHead } from '../learning-head';
import { Poster } from '../poster';
import { ContinueLesson } from './continue-lesson';
import { countLessons, lessonPath } from './lesson-count';
import { LessonProgress } from './lesson-progress';
import { NoUniversity } from './no-university';
import { useUniversity } from './use-university';

/** Links to other pages of the host. */
export interface UniversityHomeProps {
  pageLink: PageLink;
}

/** All degrees, how far the person is, and where to continue. */
export function UniversityHome({ pageLink }: UniversityHomeProps) {
  const { university, degrees, failure } = useUniversity();
  const t = useTranslator();
  if (!degrees) return <NoUniversity failure={failure} onRetry={() => void university.load()} />;
  const courses = degrees.flatMap((degree) => degree.courses);
  const count = countLessons(courses);
  return (
    <section className="sr-learning" aria-labelledby="university-title">
      <LearningHead
        id="university-title"
        title={t('university.title')}
        text={t('university.text')}
        picture={<ContinueLesson count={count} pageLink={pageLink} />}
      >
        {count.total > 0 && <LessonProgress name={t('university.title')} count={count} />}
      </LearningHead>
      {degrees.length === 0 && (
        <EmptyState icon={<GraduationCap aria-hidden />} title={t('university.emptyTitle')}>
          {t('university.emptyText')}
        </EmptyState>
      )}
      <ul className="sr-lecture-cards">
        {degrees.map((degree) => (
          <DegreeCard key={degree.slug} degree={degree} pageLink={pageLink} />
        ))}
      </ul>
    </section>
  );
}

function DegreeCard({ degree: { slug, name, courses }, pageLink }: { degree: Degree; pageLink: PageLink }) {
  const t = useTranslator();
  const count = countLessons(courses);
  const { done, next } = count;
  const to = next ? lessonPath(next.course, next.lesson) : `/university/degree/${slug}`;
  const label = t(next ? (done === 0 ? 'university.start' : 'university.continue') : 'university.again');
  const lessons = courses.flatMap((course) => course.lessons);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const posterUrl = lessons.find((lesson) => lesson.posterUrl !== null)?.posterUrl ?? null;
  return (
    <li className="sr-lecture-card sr-lecture-card--parts">
      <Poster posterUrl={posterUrl} video={null} />
      <div className="sr-lecture-card__words">
        <h2 className="sr-lecture-card__title">
          {pageLink(`/university/degree/${slug}`, name, 'sr-lecture-card__link')}
        </h2>
        <p className="sr-lecture-facts">
          <span>{t('university.courses', { count: courses.length })}</span>
          <span>{t('tutorials.minutes', { count: minutes })}</span>
        </p>
        <LessonProgress name={name} count={count} />
        <div>{pageLink(to, label, 'sr-button sr-button--secondary sr-button--md')}</div>
      </div>
    </li>
  );
}
