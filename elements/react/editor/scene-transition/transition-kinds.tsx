import { TRANSITION_KINDS, type Transition } from '@spotreel/sdk/internal/contract';
import { type KeyboardEvent, useId } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { neighborInColumn } from './grid-step';
import type { TransitionDirection, TransitionPaint } from './preview/transition-paint';
import { TransitionTile } from './transition-tile';

type Kind = Transition['kind'] | null;

export interface TransitionKindsProps {
  kind: Kind;
  direction: TransitionDirection;
  paint: TransitionPaint;
  onPick: (kind: Kind) => void;
}

const KINDS: readonly Kind[] = [null, ...TRANSITION_KINDS];

/** All kinds of transitions as radio buttons in a grid. Up and down arrow stay in a column. */
export function TransitionKinds({ kind: chosen, direction, paint, onPick }: TransitionKindsProps) {
  const t = useTranslator();
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('sceneTransition.title')}
      className="sr-transition-kinds"
      onKeyDown={stepInColumn}
    >
      {KINDS.map((kind) => (
        <TransitionTile
          key={kind}
          group={group}
          kind={kind}
          isChosen={kind === chosen}
          direction={direction}
          paint={paint}
          onPick={onPick}
        />
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Radio buttons go to the next one with each arrow; in a grid people expect the one below. */
function stepInColumn(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  const tiles = [...event.currentTarget.querySelectorAll('label')];
  const from = tiles.findIndex((tile) => tile.contains(event.target as Node));
  if (by === undefined || from < 0) return;
  event.preventDefault();
  const tops = tiles.map((tile) => tile.getBoundingClientRect().top);
  const input = tiles[neighborInColumn(tops, from, by)]?.querySelector('input');
  input?.focus();
  input?.click();
}
