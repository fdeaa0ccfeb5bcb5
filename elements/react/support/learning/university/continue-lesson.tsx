import { useTranslator } from '../../../foundation/text/translation';
import type { PageLink } from '../../help/page-link';
import { Poster } from '../poster';
import { type LessonCount, lessonPath } from './lesson-count';

export interface ContinueLessonProps {
  count: LessonCount;
  pageLink: PageLink;
}

/** The next lesson to take, as a card; nothing once all are done. */
export function ContinueLesson({ count: { done, next }, pageLink }: ContinueLessonProps) {
  const t = useTranslator();
  if (!next) return null;
  const { course, lesson } = next;
  return (
    <section className="sr-continue" aria-label={t('university.nextUp')}>
      <Poster posterUrl={lesson.posterUrl} video={lesson.video} loading="eager" className="sr-continue__poster" />
      <div className="sr-continue__words">
        <p className="sr-continue__label">{t('university.nextUp')}</p>
        <p className="sr-continue__title">{lesson.title}</p>
        <p className="sr-lecture-facts">
          <span>{course.name}</span>
          <span>{t('tutorials.minutes', { count: lesson.minutes })}</span>
        </p>
        <div>
          {pageLink(
            lessonPath(course, lesson),
            t(done === 0 ? 'university.startLearning' : 'university.continueLearning'),
            'sr-button sr-button--primary sr-button--md',
          )}
        </div>
      </div>
    </section>
  );
}
