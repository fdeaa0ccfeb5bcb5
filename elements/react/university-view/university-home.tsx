import type { Degree } from '@spotreel/sdk/contract';
import { GraduationCap } from 'lucide-react';
import { useTranslator } from '../foundation/translation';
import type { PageLink } from '../help-view/page-link';
import { EmptyState } from '../notice/notice';
import { countLessons, lessonPath } from './lesson-count';
import { LessonProgress } from './lesson-progress';
import { NoUniversity } from './no-university';
import { useUniversity } from './use-university';

/** Links to other pages of the host. */
export interface UniversityHomeProps {
  pageLink: PageLink;
}

/** All degrees, with how far the person is. */
export function UniversityHome({ pageLink }: UniversityHomeProps) {
  const { university, degrees, failure } = useUniversity();
  const t = useTranslator();
  if (!degrees) return <NoUniversity failure={failure} onRetry={() => void university.load()} />;
  return (
    <section className="sr-university" aria-labelledby="university-title">
      <header>
        <h1 id="university-title" className="sr-university__title">
          {t('university.title')}
        </h1>
        <p className="sr-university__text">{t('university.text')}</p>
      </header>
      {degrees.length === 0 && (
        <EmptyState icon={<GraduationCap aria-hidden />} title={t('university.emptyTitle')}>
          {t('university.emptyText')}
        </EmptyState>
      )}
      <ul className="sr-university__list">
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
  return (
    <li className="sr-degree-card">
      <h2 className="sr-degree-card__title">{pageLink(`/university/degree/${slug}`, name, 'sr-degree-card__link')}</h2>
      <p className="sr-degree-card__courses">{t('university.courses', { count: courses.length })}</p>
      <LessonProgress name={name} count={count} />
      <div>{pageLink(to, label, 'sr-button sr-button--secondary sr-button--md')}</div>
    </li>
  );
}
