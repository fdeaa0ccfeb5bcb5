import type { FirstSteps } from '@spotreel/sdk/internal/stores';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/button/button';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import type { HomeLinks } from './home-links';

export interface FirstStepsGuideProps extends Pick<HomeLinks, 'projectLink'> {
  steps: FirstSteps;
  /** Video in which the second and third step are done; undefined without a video. */
  projectId: number | undefined;
  onClose: () => void;
}

/**
 * The way to a first video: choose a recipe, change it, export it. The first step that is not done is marked. Where it
 * needs a video, it has a button; the page's own button leads to the recipes.
 */
export function FirstStepsGuide({ steps, projectId, onClose, projectLink }: FirstStepsGuideProps) {
  const t = useTranslator();
  const headingId = useId();
  const button = 'sr-button sr-button--secondary sr-button--md';
  const openProject = projectId === undefined ? undefined : projectLink(projectId, t('guide.open'), button);
  const all = [
    { key: 'choose', isDone: steps.chosen, action: undefined },
    { key: 'change', isDone: steps.changed, action: openProject },
    { key: 'export', isDone: steps.exported, action: openProject },
  ] as const;
  const next = all.find(({ isDone }) => !isDone)?.key;
  return (
    <section className="sr-home__guide" aria-labelledby={headingId}>
      <div className="sr-home__guide-head">
        <h2 id={headingId} className="sr-page__heading">
          {t('guide.title')}
        </h2>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('guide.skip')}
        </Button>
      </div>
      <ol className="sr-home__steps sr-list">
        {all.map(({ key, isDone, action }, index) => (
          <Step
            key={key}
            number={index + 1}
            title={t(`guide.${key}`)}
            text={t(`guide.${key}Text`)}
            isDone={isDone}
            isNext={key === next}
            action={action}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  isDone: boolean;
  isNext: boolean;
  /** Shown at the next step alone. */
  action: ReactNode;
}

function Step({ number, title, text, isDone, isNext, action }: StepProps) {
  const t = useTranslator();
  return (
    <li
      className={classNames('sr-home__step', isDone && 'sr-home__step--done')}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className="sr-home__step-mark">{isDone ? <Check role="img" aria-label={t('guide.done')} /> : number}</span>
      <div className="sr-home__step-words">
        <h3 className="sr-home__step-title">{title}</h3>
        <p className="sr-home__step-text">{text}</p>
        {isNext && action}
      </div>
    </li>
  );
}
