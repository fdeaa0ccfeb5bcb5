import type { EditorStore } from '../../../sdk/stores/editor/editor-store';
import type { Playback } from '../stage/use-playback';
import { SceneList, type SceneListProps } from './scene-list';
import { ScenePicture } from './scene-picture';
import { useSceneStills } from './use-scene-stills';

export interface LiveSceneListProps extends Omit<SceneListProps, 'picture'> {
  editor: EditorStore;
  playback: Playback;
}

/** The list of scenes with pictures of what they show now. */
export function LiveSceneList({ editor, playback, ...list }: LiveSceneListProps) {
  const stills = useSceneStills(editor, playback);
  return <SceneList {...list} picture={(scene) => <ScenePicture scene={scene} ratio={list.ratio} stills={stills} />} />;
}
