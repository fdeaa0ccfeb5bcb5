import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBackgroundRemoval,
  isWithoutBackground,
} from '../../../../../sdk/stores/editor/pictures/background-removal';
import { logo } from '../../../project/launch-project';
import { openSpotreel, settle } from '../../open-spotreel';

const cutOut = { ...logo, id: 70, sourceMediaId: logo.id, props: { ...logo.props, flags: 2 } };
const refined = { ...cutOut, id: 72 };
const mask = new Blob(['a mask'], { type: 'image/png' });
const crop = { x: 10, y: 5, width: 40, height: 20 };
const croppedCutOut = { ...logo, id: 71, sourceMediaId: cutOut.id, props: { ...logo.props, flags: 6, crop } };
const usage = { used: 3, limit: 15, endsAt: '2026-02-01T00:00:00Z' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open() {
  const { server, spotreel } = await openSpotreel();
  const files = [logo, cutOut, croppedCutOut];
  server.always('media', ({ params }) => files.find(({ id }) => id === params.mediaId));
  server.always('removeBackground', () => ({ media: cutOut, madeBy: 'ground', usage }));
  server.always('refineBackground', () => ({ media: refined, madeBy: 'brush', usage }));
  const removal = createBackgroundRemoval(spotreel);
  return { server, removal, state: () => removal.$state.get() };
}

describe('removing a background', () => {
  it('shows the image at once, then the copy and what is used of the limit', async () => {
    const { server, removal, state } = await open();
    const opening = removal.open(logo);
    expect(state()).toMatchObject({ status: 'working', before: logo, after: undefined });
    await opening;
    expect(server.asked('removeBackground').map(({ body }) => body)).toEqual([{ mediaId: logo.id }]);
    expect(state()).toMatchObject({ status: 'ready', before: logo, after: cutOut, madeBy: 'ground', usage });
  });

  it('says why it was refused, and can be tried again', async () => {
    const { server, removal, state } = await open();
    server.refuse('removeBackground', 'background_not_found');
    await removal.open(logo);
    expect(state()).toMatchObject({ status: 'error', before: logo, failure: { code: 'background_not_found' } });
    await removal.open(logo);
    expect(state()).toMatchObject({ status: 'ready', after: cutOut, failure: undefined });
  });

  it('of a dialog that closed changes nothing', async () => {
    const { server, removal, state } = await open();
    const release = server.hold('removeBackground');
    const opening = removal.open(logo);
    await settle();
    removal.dispose();
    release();
    await opening;
    expect(state()).toMatchObject({ status: 'working', after: undefined });
  });
});

describe('an image without its background', () => {
  it('leads to the image as it was, and removes nothing', async () => {
    const { server, removal, state } = await open();
    await removal.open(cutOut);
    expect(state()).toMatchObject({ status: 'ready', before: logo, after: cutOut, part: undefined });
    expect(server.asked('removeBackground')).toHaveLength(0);
  });

  it('that was cropped since leads there too, and keeps its part', async () => {
    const { removal, state } = await open();
    await removal.open(croppedCutOut);
    expect(state()).toMatchObject({ status: 'ready', before: logo, after: cutOut, part: crop });
  });

  it('whose source is gone cannot get it back', async () => {
    const { server, removal, state } = await open();
    server.always('media', () => undefined);
    await removal.open(cutOut);
    expect(state()).toMatchObject({ status: 'error', before: undefined, after: cutOut });
  });

  it('is recognized by its flags', () => {
    expect([logo, cutOut, croppedCutOut].map(isWithoutBackground)).toEqual([false, true, true]);
  });
});

describe('a painted mask', () => {
  it('becomes the copy of the image as it was', async () => {
    const { server, removal, state } = await open();
    await removal.open(logo);
    const saving = removal.refine(mask);
    expect(state()).toMatchObject({ isSaving: true, after: cutOut });
    expect(await saving).toEqual(refined);
    expect(server.asked('refineBackground').map(({ params }) => params)).toEqual([{ mediaId: logo.id }]);
    expect(state()).toMatchObject({ status: 'ready', after: refined, madeBy: 'brush', isSaving: false });
  });

  it('of an image without background belongs to its original', async () => {
    const { server, removal } = await open();
    await removal.open(croppedCutOut);
    await removal.refine(mask);
    expect(server.asked('refineBackground').map(({ params }) => params)).toEqual([{ mediaId: logo.id }]);
  });

  it('is taken where the server found nothing', async () => {
    const { server, removal, state } = await open();
    server.refuse('removeBackground', 'background_not_found');
    await removal.open(logo);
    expect(await removal.refine(mask)).toEqual(refined);
    expect(state()).toMatchObject({ status: 'ready', failure: undefined });
  });

  it('that cannot be saved leaves what is there, says why, and can be saved again', async () => {
    const { server, removal, state } = await open();
    await removal.open(logo);
    server.refuse('refineBackground', 'storage_limit');
    expect(await removal.refine(mask)).toBeUndefined();
    expect(state()).toMatchObject({ status: 'ready', after: cutOut, isSaving: false });
    expect(state().saveFailure?.code).toBe('storage_limit');
    await removal.refine(mask);
    expect(state()).toMatchObject({ after: refined, saveFailure: undefined });
  });

  it('of a dialog that closed changes nothing', async () => {
    const { server, removal, state } = await open();
    await removal.open(logo);
    const release = server.hold('refineBackground');
    const saving = removal.refine(mask);
    await settle();
    removal.dispose();
    release();
    expect(await saving).toBeUndefined();
    expect(state().after).toEqual(cutOut);
  });
});
