import { useStore } from '@nanostores/react';
import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import { Alarm } from '@spotreel/sdk/internal/player';
import { type MediaById, NO_VALUES, placementOf, type SceneValues } from '@spotreel/sdk/internal/project';
import { type CompiledBackground, FRAMES_PER_SECOND, type Size } from '@spotreel/sdk/internal/scene';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { editableTemplate } from '../editor-context/editable-template';
import { useEditor } from '../editor-context/editor-context';
import type { PlaybackState } from '../stage/use-playback';

/** The scene that the picture shows. */
export interface ShownScene {
  readonly sceneId: number;
  /** With the fields that may be edited. */
  readonly template: IngredientTemplate;
  readonly values: SceneValues;
  /** Placed as the project says now; the picture may be a moment behind. */
  readonly background: CompiledBackground;
  /** Size in px of the video. */
  readonly canvas: Size;
}

/** Undefined before there is a picture. The same object while nothing of it changes, so that playing renders nothing. */
export function useShownScene(playback: PlaybackState): ShownScene | undefined {
  const editor = useEditor();
  return useStore(useMemo(() => shownScene(editor, playback), [editor, playback]));
}

/** A drag through the video has to pause this long before the scene changes. */
const QUIET_MS = 150;

/** Seconds: the time of a video that plays; the last resting point of one that is dragged through. */
function restingTime({ $time, $isPlaying }: PlaybackState): ReadableAtom<number> {
  const $resting = atom($time.get());
  onMount($resting, () => {
    const follow = () => $resting.set($time.get());
    const alarm = new Alarm(follow);
    const stop = $time.listen(() => ($isPlaying.get() ? follow() : alarm.ringIn(QUIET_MS)));
    follow();
    return () => {
      stop();
      alarm.cancel();
    };
  });
  return $resting;
}

function shownScene({ document, environment, views, picture }: EditorStore, playback: PlaybackState) {
  const $shownId = computed([restingTime(playback), picture.$composition], (seconds, composition) => {
    const frame = Math.floor((seconds + 1e-4) * FRAMES_PER_SECOND);
    const { scenes = [] } = composition ?? {};
    return (scenes.findLast(({ startFrame }) => startFrame <= frame) ?? scenes[0])?.ingredientId;
  });
  const $edited = computed([$shownId, document.$project], (shownId, project) => {
    const scene = project?.scenes.find(({ id }) => id === shownId);
    return scene && { scene, values: project?.values[scene.id] ?? NO_VALUES };
  });
  let last: ShownScene | undefined;
  return computed(
    [$edited, picture.$composition, views.$context, environment.$media, document.$allowedEdits],
    (edited, composition, { templates }, media, allowed): ShownScene | undefined => {
      if (!edited || !composition) return undefined;
      const { scene, values } = edited;
      const template = templates.get(scene.templateId);
      const compiled = composition.scenes.find(({ ingredientId }) => ingredientId === scene.id);
      if (!template || !compiled) return undefined;
      const background = placedNow(compiled.background, values, media);
      const canvas = { widthPx: composition.width, heightPx: composition.height };
      const editable = editableTemplate(template, allowed);
      const shown = { sceneId: scene.id, template: editable, values, background, canvas };
      if (!last || !isSame(last, shown)) last = shown;
      return last;
    },
  );
}

function isSame(a: ShownScene, b: ShownScene): boolean {
  const looks = ({ background, canvas }: ShownScene) => JSON.stringify([background, canvas]);
  return a.sceneId === b.sceneId && a.template === b.template && a.values === b.values && looks(a) === looks(b);
}

/** An animation is placed like an image, although the scene's own document shows it. */
function placedNow(compiled: CompiledBackground, { background }: SceneValues, media: MediaById): CompiledBackground {
  if (background?.type === 'lottie') {
    const file = media[background.value];
    if (!file) return compiled;
    const source = { src: file.url, widthPx: file.props.width, heightPx: file.props.height };
    return { type: 'image', media: source, ...placementOf(background) };
  }
  if (compiled.type === 'color' || background?.type !== compiled.type) return compiled;
  return { ...compiled, ...placementOf(background) };
}
