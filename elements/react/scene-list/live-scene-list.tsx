import type { PlaybackState } from '../stage/use-playback';
import { SceneList, type SceneListProps } from './scene-list';
import { ScenePicture } from './scene-picture';

export interface LiveSceneListProps extends Omit<SceneListProps, 'picture'> {
  playback: PlaybackState;
}

/** The list of scenes with pictures of what they show now. */
export function LiveSceneList({ playback, ...list }: LiveSceneListProps) {
  return (
    <SceneList
      {...list}
      picture={(scene) => <ScenePicture scene={scene} ratio={list.ratio} stills={playback.stills} />}
    />
  );
}
