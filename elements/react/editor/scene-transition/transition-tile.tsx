import type { Transition } from '@spotreel/sdk/internal/contract';
import { LayoutTemplate, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import type { TransitionDirection, TransitionPaint } from './preview/transition-paint';
import { TransitionPreview } from './preview/transition-preview';
import { transitionName } from './transition-names';

type Kind = Transition['kind'] | null;

export interface TransitionTileProps {
  /** Name of the group of radio buttons. */
  group: string;
  /** Null: as the templates of both scenes draw it. */
  kind: Kind;
  isChosen: boolean;
  direction: TransitionDirection;
  paint: TransitionPaint;
  onPick: (kind: Kind) => void;
}

/** A kind of transition as a radio button: a moving picture and its name. */
export function TransitionTile({ group, kind, isChosen, direction, paint, onPick }: TransitionTileProps) {
  const t = useTranslator();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return (
    <label
      className="sr-transition-tile"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <input
        type="radio"
        className="sr-visually-hidden"
        name={group}
        checked={isChosen}
        onChange={() => onPick(kind)}
        onFocus={({ currentTarget }) => {
          setFocused(true);
          currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
        }}
        onBlur={() => setFocused(false)}
      />
      <span className="sr-transition-tile__picture">
        {kind === null || kind === 'style' ? (
          <KindIcon kind={kind} />
        ) : (
          <TransitionPreview kind={kind} direction={direction} isActive={isPointedAt || isFocused} paint={paint} />
        )}
      </span>
      <span className="sr-transition-tile__label">{transitionName(kind, t)}</span>
    </label>
  );
}

/** The templates and the style decide what it looks like: no sample picture can show it. */
function KindIcon({ kind }: { kind: 'style' | null }) {
  const Icon = kind === null ? LayoutTemplate : Sparkles;
  return <Icon aria-hidden className="sr-transition-tile__icon" />;
}
