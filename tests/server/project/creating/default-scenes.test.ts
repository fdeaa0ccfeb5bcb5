import { expect, test } from 'vitest';
import type { BuiltIngredient } from '../../../../sdk/contract/library-manifest';
import type { Transition } from '../../../../sdk/contract/project/transition';
import { defaultScenes } from '../../../../server/project/creating/default-scenes';

const template = (id: number, transition?: Transition): BuiltIngredient => ({
  id,
  slug: `scene-${id}`,
  name: `Scene ${id}`,
  description: '',
  bars: 2,
  durationSeconds: 4,
  keyframeSeconds: 2,
  texts: [],
  images: [],
  colors: [],
  background: { default: { type: 'color', value: '#ffffff' }, allowed: ['color'] },
  layouts: {},
  ...(transition && { transition }),
});

test('new projects have the transitions of their templates, but for the last scene', () => {
  const fade = { kind: 'fade', frames: 12 } as const;
  const scenes = defaultScenes([template(1, fade), template(2), template(3, fade)]);
  expect(scenes.map(({ transition }) => transition)).toEqual([fade, undefined, undefined]);
});
