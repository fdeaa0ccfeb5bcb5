/** A camera that always moves slowly: the motion of scenes in which everything has arrived. */
import type { LottieDraft } from './draft';
import { anchor } from './layers';
import { keys } from './property';
import { center, type LottieStage } from './stage';

/** Percent at the beginning and at the end. */
export interface Push {
  readonly from: number;
  readonly to: number;
}

/** Comes slowly closer to the middle of the canvas; whatever the layers do by themselves goes on. */
export function pushIn(
  stage: LottieStage,
  layers: readonly LottieDraft[],
  { from, to }: Push = { from: 99, to: 102 },
): LottieDraft[] {
  const middle = center(stage.full);
  const camera = anchor({
    name: 'Camera',
    at: middle,
    anchor: middle,
    scale: keys([0, from, 'linear'], [stage.seconds, to]),
  });
  const filmed = new Map<LottieDraft, LottieDraft>();
  const film = (layer: LottieDraft): LottieDraft => {
    const known = filmed.get(layer);
    if (known) return known;
    const { parent, matte } = layer;
    const held = {
      ...layer,
      parent: parent ? film(parent) : camera,
      ...(matte && { matte: { ...matte, by: film(matte.by) } }),
    };
    filmed.set(layer, held);
    return held;
  };
  return layers.map(film);
}
