import { ChevronDown } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import type { TransitionButtonProps } from './transition-button';
import { TransitionIcon } from './transition-icon';
import { transitionText } from './transition-names';
import transitionSelectCss from './transition-select.css?inline';

export type TransitionSelectProps = Omit<TransitionButtonProps, 'number'>;

const useStyles = lazyStyles([transitionSelectCss]);

/** The transition to the next scene in the form of a scene. */
export function TransitionSelect({ sceneId, transition, onOpen }: TransitionSelectProps) {
  useStyles();
  const t = useTranslator();
  const text = transitionText(transition, t);
  return (
    <Button
      className="sr-transition-select"
      icon={<TransitionIcon isFilled={transition !== null} />}
      aria-haspopup="dialog"
      aria-label={t('sceneTransition.toNextIs', { name: text })}
      data-transition-of={sceneId}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {text}
      <ChevronDown aria-hidden />
    </Button>
  );
}
