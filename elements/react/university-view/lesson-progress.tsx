import { useTranslator } from '../foundation/translation';
import { Progress } from '../progress/progress';
import type { LessonCount } from './lesson-count';

/** How many lessons are done, as a bar and in words. */
export function LessonProgress({ name, count: { done, total } }: { name: string; count: LessonCount }) {
  const t = useTranslator();
  return (
    <div className="sr-lesson-progress">
      <Progress percent={total === 0 ? 0 : (done / total) * 100} label={t('university.progressOf', { name })} />
      <span className="sr-lesson-progress__text">{t('university.progress', { done, total })}</span>
    </div>
  );
}
