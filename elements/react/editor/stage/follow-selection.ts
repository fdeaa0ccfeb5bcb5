/**
 * The picture goes where the selection goes, so that what is edited on it is what the form shows. A scene that is not
 * painted yet (just added, or back by undo) is gone to when it is.
 */

import { type CompiledScene, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import type { ReadableAtom } from 'nanostores';

/** Used part of the playback. */
export interface PlaybackClock {
  /** Seconds. */
  readonly $time: ReadableAtom<number>;
  readonly $isPlaying: ReadableAtom<boolean>;
  readonly seek: (seconds: number) => void;
  /** Shows a scene at its fullest. */
  readonly showScene: (sceneId: number) => void;
}

/** Returns a function that ends it. A clock that is in the selected scene already stays where it is. */
export function followSelection({ document, picture, views }: EditorStore, playback: PlaybackClock): () => void {
  const { $selectedSceneId } = document;
  let wanted: number | null = null;

  function go(): void {
    if (wanted === null) return;
    const painted = picture.$composition.get()?.scenes ?? [];
    const cards = views.$scenes.get().filter(({ isTemplateMissing }) => !isTemplateMissing);
    const isUpToDate = painted.map(({ ingredientId }) => ingredientId).join() === cards.map(idOf).join();
    const lost = views.$scenes.get().find((card) => card.isTemplateMissing && card.sceneId === wanted);
    const scene = painted.find(({ ingredientId }) => ingredientId === wanted);
    if (isUpToDate) wanted = null;
    if (lost) playback.seek(lost.startSeconds);
    if (!scene || isWithin(scene, playback.$time.get())) return;
    if (playback.$isPlaying.get()) playback.seek(scene.startFrame / FRAMES_PER_SECOND);
    else playback.showScene(scene.ingredientId);
  }

  const stops = [
    $selectedSceneId.listen((sceneId) => {
      wanted = sceneId;
      go();
    }),
    picture.$composition.listen((_, before) => {
      const selected = before?.scenes.find(({ ingredientId }) => ingredientId === $selectedSceneId.get());
      // its scene was moved, or one before it has gone: the clock stays with the scene, not with the second
      if (selected && !playback.$isPlaying.get() && isWithin(selected, playback.$time.get()))
        wanted = selected.ingredientId;
      go();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function idOf({ sceneId }: { readonly sceneId: number }): number {
  return sceneId;
}

function isWithin({ startFrame, durationFrames }: CompiledScene, seconds: number): boolean {
  const frame = Math.floor((seconds + 1e-4) * FRAMES_PER_SECOND);
  return frame >= startFrame && frame < startFrame + durationFrames;
}
