import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { SceneFallback } from '@spotreel/sdk/internal/player';
import { ImageOff } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import type { SceneStills } from '../editor-context/scene-stills';
import type { PlaybackState } from '../stage/use-playback';
import { SceneList, type SceneListProps } from './scene-list';
import type { SceneListEntry } from './scene-list-entry';

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

interface ScenePictureProps {
  scene: SceneListEntry;
  ratio: Ratio;
  stills: SceneStills;
}

/** The scene as it is now; its template's still until that is painted. */
function ScenePicture({ scene, ratio, stills }: ScenePictureProps) {
  const { $stills } = stills;
  // one still that is painted renders one card, not thirty
  const still = useSyncExternalStore($stills.listen, () => $stills.get().get(scene.id));
  if (still) return <Still still={still} ratio={ratio} />;
  // nothing will ever be painted of a scene that has no still: its template is gone
  if (scene.posterUrl === null) return <ImageOff aria-hidden className="sr-scene__lost" />;
  return <Thumbnail src={scene.posterUrl} ratio={ratio} />;
}

function Still({ still, ratio }: { still: SceneFallback; ratio: Ratio }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(still.scene()), [still]);
  return <span ref={place} aria-hidden className={`sr-thumbnail sr-thumbnail--${ratio} sr-scene__still`} />;
}
