import { useStore } from '@nanostores/react';
import { isEqual } from '@spotreel/sdk/base';
import type { LottieAnimation, LottieLayer, Typeset } from '@spotreel/sdk/scene';
import { computed } from 'nanostores';
import { useMemo } from 'react';
import { useEditor } from '../project-editor/editor-context';
import type { FieldArea } from './field-area';

/** How the text of an area is set, as of the newest version of its scene; undefined where no compiled layer says so. */
export function useTypeset({ sceneId, field, layer }: FieldArea): Typeset | undefined {
  const { picture } = useEditor();
  const index = layer?.index;
  const $typeset = useMemo(() => {
    let last: Typeset | undefined;
    return computed(picture.$composition, (composition) => {
      const scene = composition?.scenes.find(({ ingredientId }) => ingredientId === sceneId);
      const now = scene && typesetOf(scene.animation, field, index);
      if (!isEqual(last, now)) last = now;
      return last;
    });
  }, [picture, sceneId, field, index]);
  return useStore($typeset);
}

function typesetOf({ layers, assets }: LottieAnimation, field: string, index: number | undefined): Typeset | undefined {
  const all: LottieLayer[] = [...layers, ...assets.flatMap((asset) => asset.layers ?? [])];
  const own = all.filter((layer) => layer.field === field && layer.typeset);
  return (own.find((layer) => layer.ind === index) ?? own[0])?.typeset;
}
