/** What plays on the card of a recipe: a few of its scenes, cut on the beat. */

import type { Ratio } from '@spotreel/sdk/contract';
import { PREVIEW_BYTES } from '@spotreel/sdk/node';
import type { IngredientSource, TemplateFamilySource } from '../template';
import type { BuildMotionRequest, Shot } from './paint';
import { type BuildContext, paintable } from './scene-pictures';

/** Longer side, speed and quality: fluent on a card. */
const EXCERPT = { longSidePx: 400, framesPerSecond: 12, quality: 40, mostBytes: PREVIEW_BYTES } as const;
/** At least so long, and less than a shot longer. */
const LEAST_SECONDS = 5;
const BEATS_A_SHOT = 2;
/** Part of the way to the still at which a shot begins: the wipe is over and the texts come in. */
const ENTRANCE = 0.24;

/** Undefined where a scene has no layout for the ratio. */
export async function excerptOf(
  family: TemplateFamilySource,
  ratio: Ratio,
  context: BuildContext,
): Promise<BuildMotionRequest | undefined> {
  const shots: Shot[] = [];
  for (const scene of excerptScenes(family)) {
    const animation = scene.layouts[ratio]?.();
    if (!animation) return undefined;
    shots.push({ ...(await paintable(scene, animation, context)), ...passageOf(scene, family.bpm) });
  }
  return shots.length > 0 ? { shots, ...EXCERPT } : undefined;
}

/** From the first to the last of a new video, evenly. */
export function excerptScenes({ bpm, ingredients, defaultIngredientIds }: TemplateFamilySource): IngredientSource[] {
  const scenes = defaultIngredientIds.flatMap((id) => ingredients.find((scene) => scene.id === id) ?? []);
  const count = Math.min(Math.ceil(LEAST_SECONDS / shotSeconds(bpm)), scenes.length);
  const places = Array.from({ length: count }, (_, index) =>
    Math.round((index * (scenes.length - 1)) / Math.max(1, count - 1)),
  );
  return places.flatMap((place) => scenes[place] ?? []);
}

export function passageOf({ keyframeSeconds }: Pick<IngredientSource, 'keyframeSeconds'>, bpm: number) {
  const startSeconds = keyframeSeconds * ENTRANCE;
  return { startSeconds, endSeconds: startSeconds + shotSeconds(bpm) };
}

function shotSeconds(bpm: number): number {
  return (BEATS_A_SHOT * 60) / bpm;
}
