import type { Overlap, VersionSide } from '@spotreel/sdk/internal/project';
import { useId } from 'react';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { type PartSurrounding, partLabel } from './part-label';
import { PartValue } from './part-value';

export interface OverlapChoiceProps {
  overlap: Overlap;
  surrounding: PartSurrounding;
  side: VersionSide;
  onSide: (side: VersionSide) => void;
}

const sides = { mine: 'saving.mine', theirs: 'saving.theirs' } as const;

/** One part that both sides changed: what it was, and the two values to choose from. */
export function OverlapChoice({ overlap, surrounding, side: chosen, onSide }: OverlapChoiceProps) {
  const t = useTranslator();
  const name = useId();
  const { kind, before } = overlap;
  return (
    <fieldset className="sr-overlap">
      <legend className="sr-overlap__part">{partLabel(overlap, surrounding, t)}</legend>
      {kind !== 'scene' && kind !== 'order' && (
        <p className="sr-overlap__before">
          {t('saving.was')} <PartValue kind={kind} value={before} surrounding={surrounding} />
        </p>
      )}
      <div className="sr-overlap__sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={classNames('sr-overlap__side', chosen === side && 'sr-overlap__side--chosen')}>
            <span className="sr-overlap__whose">
              <input type="radio" name={name} checked={chosen === side} onChange={() => onSide(side)} />
              {t(sides[side])}
            </span>
            <PartValue kind={kind} value={overlap[side]} surrounding={surrounding} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
