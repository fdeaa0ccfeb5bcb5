import type { UniversityCourse } from '@spotreel/sdk/contract';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import type { PageLink } from '../help-view/page-link';
import { lessonPath } from './lesson-count';

export interface LessonListProps {
  course: UniversityCourse;
  pageLink: PageLink;
  /** Slug of the lesson that is open. */
  open?: string | undefined;
}

/** The lessons of a course, with a mark on those that are done. */
export function LessonList({ course, pageLink, open }: LessonListProps) {
  const t = useTranslator();
  return (
    <ol className="sr-lesson-list">
      {course.lessons.map((lesson) => (
        <li
          key={lesson.slug}
          className={classNames('sr-lesson-list__item', lesson.slug === open && 'sr-lesson-list__item--open')}
        >
          {lesson.isDone ? (
            <CircleCheck role="img" aria-label={t('university.done')} className="sr-lesson-list__done" />
          ) : (
            <CircleDashed aria-hidden className="sr-lesson-list__todo" />
          )}
          {pageLink(lessonPath(course, lesson), lesson.title, 'sr-lesson-list__link')}
          <span className="sr-lesson-list__minutes">{t('tutorials.minutes', { count: lesson.minutes })}</span>
        </li>
      ))}
    </ol>
  );
}
