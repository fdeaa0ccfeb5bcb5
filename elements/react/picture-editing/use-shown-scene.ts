import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useMemo } from 'react';
import type { IngredientTemplate } from '../../../sdk/contract/schemas/library';
import { parsePosition } from '../../../sdk/project/background-position';
import { NO_VALUES, type SceneValues } from '../../../sdk/project/editor-project';
import { type CompiledBackground, FRAMES_PER_SECOND } from '../../../sdk/scene/composition';
import type { Size } from '../../../sdk/scene/cover';
import { useEditor } from '../project-editor/editor-context';
import type { Playback } from '../stage/use-playback';

/** The scene that the picture shows. */
export interface ShownScene {
  readonly sceneId: number;
  readonly template: IngredientTemplate;
  readonly values: SceneValues;
  /** Placed as the project says now; the picture may be a moment behind. */
  readonly background: CompiledBackground;
  /** px of the video. */
  readonly canvas: Size;
}

/** Undefined before there is a picture. */
export function useShownScene(playback: Playback): ShownScene | undefined {
  const { document, views, picture } = useEditor();
  // its id alone, so that not every frame of playing renders what stands on it
  const $shownId = useMemo(
    () =>
      computed([playback.$time, picture.$composition], (seconds, composition) => {
        const frame = Math.floor((seconds + 1e-4) * FRAMES_PER_SECOND);
        const { scenes = [] } = composition ?? {};
        return (scenes.findLast(({ startFrame }) => startFrame <= frame) ?? scenes[0])?.ingredientId;
      }),
    [playback, picture],
  );
  const shownId = useStore($shownId);
  const composition = useStore(picture.$composition);
  const project = useStore(document.$project);
  const { templates } = useStore(views.$context);
  const scene = project?.scenes.find(({ id }) => id === shownId);
  const template = scene && templates.get(scene.templateId);
  const compiled = composition?.scenes.find(({ ingredientId }) => ingredientId === shownId);
  if (!composition || !scene || !template || !compiled) return undefined;
  const values = project?.values[scene.id] ?? NO_VALUES;
  return {
    sceneId: scene.id,
    template,
    values,
    background: placedNow(compiled.background, values),
    canvas: { widthPx: composition.width, heightPx: composition.height },
  };
}

function placedNow(compiled: CompiledBackground, { background }: SceneValues): CompiledBackground {
  if (compiled.type === 'color' || background?.type !== compiled.type) return compiled;
  return { ...compiled, scale: background.scale ?? 1, ...parsePosition(background.position) };
}
