/** Mixes of the colors of texts, and of the areas behind them. Later contrasts need no painting. */
import type { TextColors } from '../../contract/library/library';
import { mainPart } from '../../project/brand/scene-part';
import { textContrastIn } from '../../project/palette/text-colors';
import { mixOf, type PaintedScene, type SlotColors } from './scene-probes';
import { isMadeUp } from './text-ink';

/** One entry for each text that is seen at the keyframe, those that no field changes included. */
export function textColorsOf(painted: PaintedScene | undefined): readonly TextColors[] {
  if (!painted) return [];
  const { scene, letters, black, seen } = painted;
  const everywhere = mixOf([...Array(black.bare.length / 4).keys()], 'bare', black, seen);
  const found = letters.map(({ field, zone, solid }) => {
    const ink = mixOf(solid, 'shown', black, seen);
    const behind = mixOf(solid, 'bare', black, seen);
    const main = mainPart(ink);
    const inkElsewhere = main === 'background' ? everywhere.background : everywhere.fields[main?.field ?? ''];
    return { zone, text: { field: isMadeUp(field) ? '' : field, ink, behind, inkElsewhere: inkElsewhere ?? 0 } };
  });
  return bestParts(found, scene.colors);
}

interface Found {
  readonly zone: string;
  readonly text: TextColors;
}

/** Fill or edge: a text is as readable as the better one. */
function bestParts(found: readonly Found[], { fields, background }: SlotColors): readonly TextColors[] {
  const best = new Map<string, TextColors>();
  const contrast = (text: TextColors) => textContrastIn(text, { fields, background: background ?? undefined });
  for (const { zone, text } of found) {
    const other = best.get(zone);
    if (!other || contrast(text) > contrast(other)) best.set(zone, text);
  }
  return [...best.values()];
}
