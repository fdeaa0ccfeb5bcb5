import type { EditorStore } from '../../../sdk/stores/editor/editor-store';
import type { Playback } from '../stage/use-playback';
import { type PaintStill, SceneStills } from './scene-stills';

/** The list of scenes stands in two places: both show the same stills. */
const stillsOf = new WeakMap<EditorStore, SceneStills>();

export function useSceneStills(editor: EditorStore, { $isPlaying }: Playback): SceneStills {
  const known = stillsOf.get(editor);
  if (known) return known;
  const stills = new SceneStills(editor.picture.$composition, $isPlaying, paint);
  stillsOf.set(editor, stills);
  return stills;
}

/** The painter is there when the preview is; nothing more is downloaded for it than a few lines. */
const paint: PaintStill = async (scene, canvas) =>
  (await import('../../../sdk/player/stills/scene-still')).paintSceneStill(scene, canvas);
