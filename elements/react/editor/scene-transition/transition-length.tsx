import { TRANSITION_FRAMES } from '@spotreel/sdk/internal/contract';
import { useId } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { secondsText } from './transition-names';

export interface TransitionLengthProps {
  frames: number;
  onChange: (frames: number) => void;
}

/** Length of a transition, frame by frame, shown in seconds. */
export function TransitionLength({ frames, onChange }: TransitionLengthProps) {
  const t = useTranslator();
  const id = useId();
  const text = secondsText(frames, t);
  return (
    <div className="sr-slider">
      <label htmlFor={id} className="sr-transition-field__label">
        {t('sceneLength.title')}
      </label>
      <output htmlFor={id} className="sr-slider__value">
        {text}
      </output>
      <input
        id={id}
        type="range"
        className="sr-slider__range"
        aria-valuetext={text}
        min={TRANSITION_FRAMES.least}
        max={TRANSITION_FRAMES.most}
        value={frames}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
