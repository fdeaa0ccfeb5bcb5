import { useStore } from '@nanostores/react';
import { LEAST_CONTRAST } from '@spotreel/sdk/internal/scene';
import type { SceneItem } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../foundation/use-latest';
import { useEditor } from '../../editor-context/editor-context';
import { type ColorPlace, LowContrastNote } from './low-contrast-note';

/** Milliseconds after the last change: a drag over a color picker is not measured on its way. */
const QUIET_MS = 500;

export interface LowContrast {
  readonly at: ColorPlace;
  /** About the text that is hardest to read. */
  readonly note: ReactNode;
}

export interface LowContrastWatchProps {
  scene: SceneItem;
  /** The values that the panel was opened with: a color can be chosen before this part has loaded. */
  first: SceneItem['values'];
  /** Null: all of them can be read. */
  onLow: (low: LowContrast | null) => void;
}

/** Measures the texts of a scene after a color in it was chosen. Shows nothing itself. */
export function LowContrastWatch({ scene: item, first, onLow }: LowContrastWatchProps) {
  const { sceneId, values } = item;
  const { picture } = useEditor();
  const composition = useStore(picture.$composition);
  const scene = composition?.scenes.find(({ ingredientId }) => ingredientId === sceneId);
  const place = useLastPlace(values, first);
  const look = lookOf(values);
  const measured = useRef(lookOf(first));
  const shown = useLatest(() => item);
  const { width: widthPx = 0, height: heightPx = 0 } = composition ?? {};
  useEffect(() => {
    if (!scene || !place || measured.current === look) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { textContrasts } = await import('@spotreel/sdk/internal/player');
      // a picture that cannot be read is not measured
      const ratios = await textContrasts(scene, { widthPx, heightPx }).catch(() => new Map<string, number>());
      if (isOver) return;
      measured.current = look;
      const [worst] = [...ratios].toSorted(([, a], [, b]) => a - b);
      const isLow = worst && worst[1] < LEAST_CONTRAST;
      onLow(isLow ? { at: place, note: <LowContrastNote scene={shown()} field={worst[0]} at={place} /> } : null);
    }, QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [scene, place, look, widthPx, heightPx, onLow, shown]);
  return null;
}

function lookOf({ colors, background }: SceneItem['values']): string {
  return JSON.stringify([colors, background]);
}

function useLastPlace({ colors, background }: SceneItem['values'], first: SceneItem['values']): ColorPlace | undefined {
  const before = useRef({ colors: first.colors, background: first.background });
  const [place, setPlace] = useState<ColorPlace>();
  useEffect(() => {
    const { colors: old, background: oldBackground } = before.current;
    before.current = { colors, background };
    const keys = new Set([...Object.keys(old), ...Object.keys(colors)]);
    const changed = [...keys].find((key) => old[key] !== colors[key]);
    if (changed) setPlace({ color: changed });
    else if (JSON.stringify(oldBackground) !== JSON.stringify(background)) setPlace('background');
  }, [colors, background]);
  return place;
}
