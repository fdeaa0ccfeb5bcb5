import { expect, it } from 'vitest';
import type { FieldArea } from '../../../../../../elements/react/editor/picture-editing/field-area';
import {
  dropTarget,
  mediaKindOf,
  pasteTarget,
} from '../../../../../../elements/react/editor/picture-editing/placing/drop-target';
import { ingredientTemplate } from '../../../../../sdk/project/launch-project';

const template = ingredientTemplate(11);
const scene = { sceneId: 1, template };
const area = (field: string, kind: FieldArea['kind'], left: number): FieldArea => {
  return { key: field, sceneId: 1, field, kind, left, top: 0, width: 100, height: 100 };
};
const areas = [area('logo', 'image', 0), area('headline', 'text', 50)];

it('goes into the picture under the pointer, through texts in front of it', () => {
  expect(dropTarget(scene, areas, 'image', { x: 20, y: 20 })).toEqual({ sceneId: 1, field: 'logo' });
  expect(dropTarget(scene, areas, 'image', { x: 70, y: 20 })).toEqual({ sceneId: 1, field: 'logo' });
});

it('goes into the background beside pictures, and where it is a video', () => {
  expect(dropTarget(scene, areas, 'image', { x: 120, y: 20 })).toEqual({ sceneId: 1, field: null });
  expect(dropTarget(scene, areas, 'video', { x: 20, y: 20 })).toEqual({ sceneId: 1, field: null });
  expect(dropTarget(scene, areas, 'lottie', { x: 20, y: 20 })).toEqual({ sceneId: 1, field: null });
});

it('goes into the first picture of a scene whose background is its own, or nowhere', () => {
  const own = {
    ...scene,
    template: { ...template, backgrounds: { ...template.backgrounds, image: false, video: false } },
  };
  expect(dropTarget(own, areas, 'image', { x: 300, y: 300 })).toEqual({ sceneId: 1, field: 'logo' });
  expect(dropTarget(own, areas, 'video', { x: 300, y: 300 })).toBeUndefined();
});

it('is pasted into the only picture, else into the background', () => {
  expect(pasteTarget(scene, 'image')).toEqual({ sceneId: 1, field: 'logo' });
  expect(pasteTarget(scene, 'video')).toEqual({ sceneId: 1, field: null });
  const bare = { ...scene, template: { ...template, fields: { ...template.fields, images: [] } } };
  expect(pasteTarget(bare, 'image')).toEqual({ sceneId: 1, field: null });
});

it('knows files by their type, else by their name', () => {
  expect(mediaKindOf({ type: 'image/png' })).toBe('image');
  expect(mediaKindOf({ type: 'video/mp4' })).toBe('video');
  expect(mediaKindOf({ type: '', name: 'IMG_1.HEIC' })).toBe('image');
  expect(mediaKindOf({ type: '', name: 'wave.lottie' })).toBe('lottie');
  expect(mediaKindOf({ type: 'application/pdf', name: 'a.pdf' })).toBeUndefined();
});
