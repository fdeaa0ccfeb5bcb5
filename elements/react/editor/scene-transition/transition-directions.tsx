import { TRANSITION_DIRECTIONS } from '@spotreel/sdk/internal/contract';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useTranslator } from '../../foundation/text/translation';
import type { TransitionDirection } from './preview/transition-paint';

export interface TransitionDirectionsProps {
  direction: TransitionDirection;
  onChange: (direction: TransitionDirection) => void;
}

const directions = {
  left: { Icon: ArrowLeft, label: 'sceneTransition.left' },
  right: { Icon: ArrowRight, label: 'sceneTransition.right' },
  up: { Icon: ArrowUp, label: 'sceneTransition.up' },
  down: { Icon: ArrowDown, label: 'sceneTransition.down' },
} as const;

/** Direction in which the pictures move. Left is left in every language: a video is not mirrored. */
export function TransitionDirections({ direction, onChange }: TransitionDirectionsProps) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments sr-transition-directions" dir="ltr" aria-label={t('sceneTransition.direction')}>
      {TRANSITION_DIRECTIONS.map((each) => {
        const { Icon, label } = directions[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === direction}
            aria-label={t(label)}
            title={t(label)}
            onClick={() => onChange(each)}
          >
            <Icon aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}
