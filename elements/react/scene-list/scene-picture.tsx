import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import type { SceneStill } from '../../../sdk/player/stills/scene-still';
import { Thumbnail } from '../thumbnail/thumbnail';
import type { SceneListEntry } from './scene-list-entry';
import type { SceneStills } from './scene-stills';

export interface ScenePictureProps {
  scene: SceneListEntry;
  ratio: Ratio;
  stills: SceneStills;
}

/** The scene as it is now; its template's still until that is painted. */
export function ScenePicture({ scene, ratio, stills }: ScenePictureProps) {
  const still = useStore(stills.$stills).get(scene.id);
  return still ? <Still still={still} ratio={ratio} /> : <Thumbnail src={scene.posterUrl} ratio={ratio} />;
}

function Still({ still, ratio }: { still: SceneStill; ratio: Ratio }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(still.copy()), [still]);
  return <span ref={place} aria-hidden className={`sr-thumbnail sr-thumbnail--${ratio} sr-scene__still`} />;
}
