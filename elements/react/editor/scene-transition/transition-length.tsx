import { TRANSITION_FRAMES } from '@spotreel/sdk/internal/contract';
import { Slider } from '../../controls/slider/slider';
import { useTranslator } from '../../foundation/text/translation';
import { secondsText } from './transition-names';

export interface TransitionLengthProps {
  frames: number;
  onChange: (frames: number) => void;
}

/** Length of a transition, frame by frame, shown in seconds. */
export function TransitionLength({ frames, onChange }: TransitionLengthProps) {
  const t = useTranslator();
  return (
    <Slider
      label={t('sceneLength.title')}
      min={TRANSITION_FRAMES.least}
      max={TRANSITION_FRAMES.most}
      value={frames}
      text={secondsText(frames, t)}
      onChange={onChange}
    />
  );
}
