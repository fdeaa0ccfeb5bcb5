/** Preview on the card of a recipe: a few of its scenes, cut on the beat. */

import type { Ratio } from '@spotreel/sdk/internal/contract';
import { PREVIEW_BYTES } from '@spotreel/sdk/internal/node';
import type { IngredientSource, TemplateFamilySource } from '../template';
import type { BuildContext } from './build-context';
import { writtenLayout } from './layout';
import type { MotionRequest, Shot } from './picture-request';
import { paintedScene } from './scene-source';

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
): Promise<Omit<MotionRequest, 'kind'> | undefined> {
  const shots: Shot[] = [];
  for (const scene of excerptScenes(family)) {
    const layout = await writtenLayout(scene, ratio, `${family.slug}-${scene.id}`, context);
    if (!layout) return undefined;
    shots.push({ scene: paintedScene(scene, layout.file, context), ...passageOf(scene, family.bpm) });
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
