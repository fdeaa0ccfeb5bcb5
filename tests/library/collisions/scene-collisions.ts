/** Which texts of a scene run into something that they are clear of with the scene's own words. */

import { sceneContent, sheetTemplate } from '../../../library/sheet/scene-content';
import type { IngredientSource } from '../../../library/template';
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import { compileScene, textsOf } from '../../../sdk/scene/compiling/compile-scene';
import type { LottieLayer } from '../../../sdk/scene/lottie';
import { SceneMemory } from '../../../sdk/scene/text-layers/scene-memory';
import type { TextShaper } from '../../../sdk/scene/text-shaper';
import { type Ink, inkOf, type PlacedLayer, paintedLayers, sharedInk } from './layer-ink';
import { longTextIn } from './written-texts';

/** Coarse px; fewer are the rounding of edges. */
const LEAST_SHARED = 3;
/** A text with this much of its letters on a layer lies on it. */
const ON_SHARE = 0.97;
/** What a text that lies on a layer keeps on it, whatever its words. */
const STILL_ON_SHARE = 0.9;

export interface Collision {
  /** innerReference of the text. */
  readonly field: string;
  /** Name of the layer. */
  readonly layer: string;
  readonly kind: 'runs into' | 'leaves' | 'lies half on';
  /** Empty: the scene's own. */
  readonly words: string;
  /** Whether the compiler says so. */
  readonly isTold: boolean;
}

type Relation = 'clear' | 'on' | 'half';

export interface CollisionSearch {
  readonly ingredient: IngredientSource;
  readonly ratio: Ratio;
  readonly shaper: TextShaper;
  /** Whether words may lie across a layer of this name. */
  readonly isGround: (name: string) => boolean;
}

/** Of the scene's own words, and of each of `words` in every field that takes them. */
export async function collisionsOf(
  { ingredient, ratio, shaper, isGround }: CollisionSearch,
  words: readonly string[],
): Promise<Collision[]> {
  const template = sheetTemplate(ingredient, ratio);
  const own = sceneContent(ingredient, 'short');
  const memory = new SceneMemory();
  const frame = Math.round(ingredient.keyframeSeconds * 30);
  const inks = { usual: new WeakMap<LottieLayer, Ink | 'none'>(), mirrored: new WeakMap<LottieLayer, Ink | 'none'>() };
  const relations = new Map<string, Relation>();
  const found: Collision[] = [];
  for (const text of [undefined, ...words]) {
    const written = text === undefined ? {} : longTextIn(ingredient, text);
    const content = { ...own, texts: { ...own.texts, ...written } };
    await shaper.prepare(textsOf(template, content));
    const { animation, notices } = compileScene(template, content, shaper, memory);
    const layers = paintedLayers(animation);
    // a mirrored layer that hangs on another is the same object
    const kept = animation.layers.some(({ nm }) => nm === 'Mirror') ? inks.mirrored : inks.usual;
    const inkOfLayer = (placed: PlacedLayer) => {
      const known = kept.get(placed.layer) ?? inkOf(animation, placed, frame) ?? 'none';
      kept.set(placed.layer, known);
      return known === 'none' ? undefined : known;
    };
    for (const { pair, collision } of pairsOf(layers, inkOfLayer, isGround)) {
      const { relation, field, layer } = collision;
      const before = relations.get(pair);
      if (text === undefined) relations.set(pair, relation);
      const kind = kindOf(text === undefined ? relation : before, collision.share, relation, text === undefined);
      const isTold = notices.some((notice) => notice.code === 'text_collides' && notice.field === field);
      if (kind) found.push({ field, layer, kind, words: text ?? '', isTold });
    }
  }
  return found;
}

function kindOf(
  before: Relation | undefined,
  share: number,
  now: Relation,
  isOwn: boolean,
): Collision['kind'] | undefined {
  if (isOwn) return now === 'half' ? 'lies half on' : undefined;
  if (before === 'on') return share < STILL_ON_SHARE ? 'leaves' : undefined;
  if (before === 'half' || before === undefined) return undefined;
  return now === 'clear' ? undefined : 'runs into';
}

interface Pair {
  readonly pair: string;
  readonly collision: {
    readonly field: string;
    readonly layer: string;
    readonly relation: Relation;
    readonly share: number;
  };
}

/** Layers are listed from the front. A layer that the text lies on hides all that is behind it. */
function* pairsOf(
  layers: readonly PlacedLayer[],
  inkOfLayer: (placed: PlacedLayer) => Ink | undefined,
  isGround: (name: string) => boolean,
): Generator<Pair> {
  for (const [position, text] of layers.entries()) {
    if (!text.layer.typeset) continue;
    const ink = inkOfLayer(text);
    if (!ink) continue;
    for (const [index, other] of layers.entries()) {
      const { layer } = other;
      const name = layer.field ?? layer.nm ?? '';
      if (other === text || layer.field === text.layer.field || isGround(name)) continue;
      const otherInk = inkOfLayer(other);
      const { shared, own } = otherInk ? sharedInk(ink, otherInk) : { shared: 0, own: 1 };
      const share = shared / own;
      const relation = shared < LEAST_SHARED ? 'clear' : share >= ON_SHARE ? 'on' : 'half';
      const field = text.layer.field ?? '';
      if (layer.tie?.text !== text.layer.field)
        yield { pair: `${field} ${text.layer.ind} ${index}`, collision: { field, layer: name, relation, share } };
      if (index > position && relation === 'on') break;
    }
  }
}
