import type { Transition } from '@spotreel/sdk/internal/contract';
import { DIRECTED_TRANSITIONS } from '@spotreel/sdk/internal/player';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import type { TransitionPaint } from './preview/transition-paint';
import { TransitionDirections } from './transition-directions';
import transitionFieldCss from './transition-field.css?inline';
import { TransitionKinds } from './transition-kinds';
import { TransitionLength } from './transition-length';

export interface TransitionFieldProps {
  /** Null: as the templates of both scenes draw it. */
  transition: Transition | null;
  /** Paints the pictures of the kinds. The same function in each render. */
  paint: TransitionPaint;
  /** All scenes have this transition. */
  isUsedForAll: boolean;
  onChange: (transition: Transition | null) => void;
  /** Undefined where the video has no other transition. */
  onUseForAll: (() => void) | undefined;
}

/** Length of a transition that is picked first: 0.4 s. */
const FIRST_FRAMES = 12;

const DIRECTED: readonly string[] = DIRECTED_TRANSITIONS;

const useStyles = lazyStyles([transitionFieldCss]);

/** Kind, length and direction of the transition between two scenes. */
export function TransitionField({ transition, paint, isUsedForAll, onChange, onUseForAll }: TransitionFieldProps) {
  useStyles();
  const [last, setLast] = useState(transition);
  const direction = transition?.direction ?? 'left';

  function pick(kind: Transition['kind'] | null) {
    if (transition) setLast(transition);
    onChange(kind && { frames: FIRST_FRAMES, ...(transition ?? last), kind });
  }

  return (
    <div className="sr-transition-field">
      <TransitionKinds kind={transition?.kind ?? null} direction={direction} paint={paint} onPick={pick} />
      <div className="sr-transition-field__foot">
        {transition && transition.kind !== 'cut' && (
          <div className="sr-transition-field__row">
            <TransitionLength frames={transition.frames} onChange={(frames) => onChange({ ...transition, frames })} />
            {DIRECTED.includes(transition.kind) && (
              <TransitionDirections
                direction={direction}
                onChange={(towards) => onChange({ ...transition, direction: towards })}
              />
            )}
          </div>
        )}
        {onUseForAll && <UseForAll isUsed={isUsedForAll} onUse={onUseForAll} />}
      </div>
    </div>
  );
}

function UseForAll({ isUsed, onUse }: { isUsed: boolean; onUse: () => void }) {
  const t = useTranslator();
  return (
    <Button size="sm" icon={isUsed && <Check aria-hidden />} onClick={onUse}>
      {t(isUsed ? 'sceneTransition.usedForAll' : 'sceneTransition.useForAll')}
    </Button>
  );
}
