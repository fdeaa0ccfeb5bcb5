import { useStore } from '@nanostores/react';
import { LEAST_CONTRAST } from '@spotreel/sdk/scene';
import type { SceneItem } from '@spotreel/sdk/stores';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from './editor-context';

/** Milliseconds after the last change: a drag over a color picker is not measured on its way. */
const QUIET_MS = 500;

/** Where a color was chosen last: a color field, or the background. */
type Place = { readonly color: string } | 'background';

export interface LowContrast {
  readonly at: Place;
  /** innerReference of the text that is hardest to read. */
  readonly field: string;
  readonly ratio: number;
}

export interface LowContrastWatchProps {
  scene: SceneItem;
  /** The values that the panel was opened with: a color can be chosen before this part has loaded. */
  first: SceneItem['values'];
  /** Null: all of them can be read. */
  onLow: (low: LowContrast | null) => void;
}

/** Measures the texts of a scene after a color in it was chosen. Shows nothing itself. */
export function LowContrastWatch({ scene: { sceneId, values }, first, onLow }: LowContrastWatchProps) {
  const { picture } = useEditor();
  const composition = useStore(picture.$composition);
  const scene = composition?.scenes.find(({ ingredientId }) => ingredientId === sceneId);
  const place = useLastPlace(values, first);
  const look = lookOf(values);
  const measured = useRef(lookOf(first));
  const { width: widthPx = 0, height: heightPx = 0 } = composition ?? {};
  useEffect(() => {
    if (!scene || !place || measured.current === look) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { textContrasts } = await import('@spotreel/sdk/player');
      // a picture that cannot be read is not measured
      const ratios = await textContrasts(scene, { widthPx, heightPx }).catch(() => new Map<string, number>());
      if (isOver) return;
      measured.current = look;
      const [worst] = [...ratios].toSorted(([, a], [, b]) => a - b);
      onLow(worst && worst[1] < LEAST_CONTRAST ? { at: place, field: worst[0], ratio: worst[1] } : null);
    }, QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [scene, place, look, widthPx, heightPx, onLow]);
  return null;
}

function lookOf({ colors, background }: SceneItem['values']): string {
  return JSON.stringify([colors, background]);
}

function useLastPlace({ colors, background }: SceneItem['values'], first: SceneItem['values']): Place | undefined {
  const before = useRef({ colors: first.colors, background: first.background });
  const [place, setPlace] = useState<Place>();
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
