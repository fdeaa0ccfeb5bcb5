import type { Transition } from '@spotreel/sdk/internal/contract';
import { classNames } from '../../foundation/styles/class-names';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import transitionButtonCss from './transition-button.css?inline';
import { TransitionIcon } from './transition-icon';
import { transitionText } from './transition-names';

export interface TransitionButtonProps {
  /** The scene that leaves. */
  sceneId: number;
  /** Number of the next scene, from 1. */
  number: number;
  /** Null: as the templates of both scenes draw it. */
  transition: Transition | null;
  onOpen: (button: HTMLElement) => void;
}

const useStyles = lazyStyles([transitionButtonCss]);

/** A button between two scenes of the list. */
export function TransitionButton({ sceneId, number, transition, onOpen }: TransitionButtonProps) {
  useStyles();
  const t = useTranslator();
  const label = t('sceneTransition.toSceneIs', { number, name: transitionText(transition, t) });
  return (
    <button
      type="button"
      className={classNames('sr-transition-button', transition !== null && 'sr-transition-button--set')}
      data-transition-of={sceneId}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <span className="sr-transition-button__face">
        <TransitionIcon isFilled={transition !== null} />
      </span>
    </button>
  );
}
