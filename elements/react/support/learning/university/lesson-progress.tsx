import { Progress } from '../../../controls/progress/progress';
import { useTranslator } from '../../../foundation/text/translation';
import { ProgressRing } from '../progress-ring';
import type { LessonCount } from './lesson-count';

/** Number of finished lessons, as a ring, a bar and in words. */
export function LessonProgress({ name, count: { done, total } }: { name: string; count: LessonCount }) {
  const t = useTranslator();
  return (
    <div className="sr-lesson-progress">
      <ProgressRing done={done} total={total} />
      <div className="sr-lesson-progress__words">
        <span className="sr-lesson-progress__text">{t('university.progress', { done, total })}</span>
        <Progress
          className="sr-lesson-progress__bar"
          percent={total === 0 ? 0 : (done / total) * 100}
          label={t('university.progressOf', { name })}
        />
      </div>
    </div>
  );
}
