/** The film that a new project of a style is: its default scenes, texts, pictures and transitions. */
import { CANVAS, type Ratio } from '@spotreel/sdk/internal/contract';
import {
  arrange,
  type Composition,
  compileScene,
  FRAMES_PER_SECOND,
  firstShots,
  placesOf,
  type SceneInput,
  type TextShaper,
  textsOf,
} from '@spotreel/sdk/internal/scene';
import { animationSources } from '../animations';
import { sceneContent, sheetTemplate } from '../sheet/scene-content';
import type { IngredientSource, TemplateFamilySource } from '../template';

export interface StyleFilm {
  readonly composition: Composition;
  /** In the order of the composition's scenes. */
  readonly scenes: readonly IngredientSource[];
}

/** Backgrounds of compiled scenes are black: who paints takes those of `scenes`. Undefined where a scene has no layout for the ratio. */
export async function filmOf(
  family: TemplateFamilySource,
  ratio: Ratio,
  shaper: TextShaper,
): Promise<StyleFilm | undefined> {
  const scenes = family.defaultIngredientIds.flatMap((id) => family.ingredients.find((scene) => scene.id === id) ?? []);
  if (scenes.some(({ layouts }) => !layouts[ratio])) return undefined;
  const inputs = sceneInputs(scenes, family, ratio);
  const compiled = [];
  for (const { template, content } of inputs) {
    await shaper.prepare(textsOf(template, content));
    compiled.push(compileScene(template, content, shaper));
  }
  const composition = arrange({ ...CANVAS[ratio], scenes: inputs, audio: [] }, compiled);
  return { composition, scenes };
}

/** Movements of the camera, as in a new project. */
function shotsOf({ images }: IngredientSource, index: number): Pick<SceneInput['content'], 'shots'> {
  const isAnimation = (file: string) => animationSources.some((source) => source.file === file);
  const fields = images.map(({ innerReference, dataField, defaultFile }) => ({
    innerReference,
    dataField,
    isAnimation: isAnimation(defaultFile),
  }));
  return { shots: Object.fromEntries(firstShots(fields, index).map(({ id, value }) => [id, value])) };
}

function sceneInputs(scenes: readonly IngredientSource[], { bpm }: TemplateFamilySource, ratio: Ratio): SceneInput[] {
  const timed = scenes.map(({ bars, transition }) => ({ durationSeconds: (bars * 240) / bpm, transition }));
  const places = placesOf(timed);
  return scenes.map((scene, index): SceneInput => {
    const { lead = 0, tail = 0, frames = 0, isEntering = false, isLeaving = false } = places[index] ?? {};
    return {
      ingredientId: scene.id,
      template: sheetTemplate(scene, ratio),
      content: {
        ...sceneContent(scene, 'short'),
        ...shotsOf(scene, index),
        frames: lead + frames + tail,
        joins: { isEntering, isLeaving },
      },
      background: { type: 'color', color: '#000000' },
      durationSeconds: frames / FRAMES_PER_SECOND,
      transition: scene.transition,
      keyframeSeconds: scene.keyframeSeconds,
    };
  });
}
