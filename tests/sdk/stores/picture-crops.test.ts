import { expect, it, vi } from 'vitest';
import { PictureCrops } from '../../../sdk/stores/editor/pictures/picture-crops';
import { logo } from '../project/launch-project';

const copy = { ...logo, id: 60, sourceMediaId: logo.id, props: { ...logo.props, flags: 4 } };
const area = { x: 0, y: 0, width: 100, height: 50 };

it('knows the original and the part of what was cropped just now, without asking anybody', async () => {
  const fetchMedia = vi.fn();
  const crops = new PictureCrops(fetchMedia);
  crops.remember(copy, { original: logo, area });
  expect(await crops.find(copy)).toEqual({ original: logo, area });
  expect(fetchMedia).not.toHaveBeenCalled();
});

it('finds the original of what was cropped on an earlier visit, once', async () => {
  const fetchMedia = vi.fn(async () => logo);
  const crops = new PictureCrops(fetchMedia);
  expect(await crops.find(copy)).toEqual({ original: logo, area: undefined });
  expect(await crops.find(copy)).toEqual({ original: logo, area: undefined });
  expect(fetchMedia).toHaveBeenCalledExactlyOnceWith(logo.id);
});

it('finds the part that was kept with the copy', async () => {
  const crops = new PictureCrops(async () => logo);
  const kept = { ...copy, props: { ...copy.props, crop: area } };
  expect(await crops.find(kept)).toEqual({ original: logo, area });
});

it('knows nothing of a file as it came, of a copy of another kind, and of an original that is gone', async () => {
  const crops = new PictureCrops(() => Promise.reject(new Error('gone')));
  expect(await crops.find(logo)).toBeUndefined();
  expect(await crops.find({ ...copy, props: { ...logo.props, flags: 2 } })).toBeUndefined();
  expect(await crops.find(copy)).toBeUndefined();
});
