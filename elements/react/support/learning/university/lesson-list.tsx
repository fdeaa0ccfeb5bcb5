import type { UniversityCourse } from '@spotreel/sdk/internal/contract';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { classNames } from '../../../foundation/styles/class-names';
import { useTranslator } from '../../../foundation/text/translation';
import type { PageLink } from '../../help/page-link';
import { Poster } from '../poster';
import { lessonPath } from './lesson-count';

export interface LessonListProps {
  course: UniversityCourse;
  pageLink: PageLink;
  /** Slug of the lesson that is open. */
  open?: string | undefined;
  /** A picture and a summary beside each lesson. */
  hasPosters?: boolean;
}

/** The lessons of a course, with a mark on those that are done. */
export function LessonList({ course, pageLink, open, hasPosters = false }: LessonListProps) {
  const t = useTranslator();
  return (
    <ol className={classNames('sr-lesson-list', hasPosters && 'sr-lesson-list--posters')}>
      {course.lessons.map((lesson) => (
        <li
          key={lesson.slug}
          className={classNames('sr-lesson-list__item', lesson.slug === open && 'sr-lesson-list__item--open')}
        >
          {hasPosters && (
            <Poster posterUrl={lesson.posterUrl} video={lesson.video} className="sr-lesson-list__poster" />
          )}
          {lesson.isDone ? (
            <CircleCheck role="img" aria-label={t('university.done')} className="sr-lesson-list__done" />
          ) : (
            <CircleDashed aria-hidden className="sr-lesson-list__todo" />
          )}
          <span className="sr-lesson-list__words">
            {pageLink(lessonPath(course, lesson), lesson.title, 'sr-lesson-list__link')}
            {hasPosters && <span className="sr-lesson-list__summary">{lesson.summary}</span>}
          </span>
          <span className="sr-lesson-list__minutes">{t('tutorials.minutes', { count: lesson.minutes })}</span>
        </li>
      ))}
    </ol>
  );
}
