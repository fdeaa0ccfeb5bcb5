import { describe, expect, it } from 'vitest';
import type { KeyframeStill } from '../../../sdk/contract/export/render';
import {
  type Keyframes,
  type KeyframesStatus,
  keyframesAnswered,
  keyframesFailed,
  keyframesRefused,
  keyframesRequested,
  keyframesSaved,
  NO_KEYFRAMES,
} from '../../../sdk/project/keyframes';

const still = (ingredient: number, isCurrent = true): KeyframeStill => ({
  ingredient,
  path: `/${ingredient}.webp`,
  downloadPath: `/${ingredient}.webp?name`,
  isCurrent,
});
const answer = (status: string, ...projectRenderMedia: KeyframeStill[]) => ({ status, projectRenderMedia });
const inState = (status: KeyframesStatus, change: Partial<Keyframes> = {}): Keyframes => ({
  ...NO_KEYFRAMES,
  status,
  ...change,
});

describe('keyframes', () => {
  it('go from nothing over requesting and waiting to ready', () => {
    const requested = keyframesRequested(NO_KEYFRAMES);
    expect(requested.status).toBe('requesting');
    const waiting = keyframesAnswered(requested, answer('processing'));
    expect(waiting).toMatchObject({ status: 'waiting_for_images', isPainting: true });
    const some = keyframesAnswered(waiting, answer('processing', still(1)));
    expect(some).toMatchObject({ status: 'waiting_for_images', stills: [still(1)] });
    const ready = keyframesAnswered(some, answer('ready', still(1), still(2)));
    expect(ready).toEqual({ status: 'ready', stills: [still(1), still(2)], failedAt: null, isPainting: false });
  });

  it.each<[string, KeyframesStatus]>([
    ['not_requested', 'not_requested'],
    ['processing', 'waiting_for_images'],
    ['ready', 'ready'],
    ['outdated', 'outdated'],
    ['error', 'error'],
    ['render_error', 'error'],
    ['something new', 'waiting_for_images'],
  ])('the server’s %s is %s', (status, state) => {
    expect(keyframesAnswered(NO_KEYFRAMES, answer(status)).status).toBe(state);
  });

  it.each<[KeyframesStatus, KeyframesStatus]>([
    ['not_requested', 'not_requested'],
    ['requesting', 'outdated'],
    ['waiting_for_images', 'outdated'],
    ['ready', 'outdated'],
    ['error', 'error'],
    ['outdated', 'outdated'],
  ])('a save makes %s %s', (before, after) => {
    expect(keyframesSaved(inState(before)).status).toBe(after);
  });

  it('keep their pictures through a save, known to be old', () => {
    const saved = keyframesSaved(inState('ready', { stills: [still(1)] }));
    expect(saved.stills).toEqual([still(1, false)]);
    expect(keyframesRequested(saved).stills).toEqual([still(1, false)]);
  });

  it('that were being painted when a save came still arrive, and stay outdated', () => {
    const saved = keyframesSaved(inState('waiting_for_images', { isPainting: true }));
    const more = keyframesAnswered(saved, answer('processing', still(1)));
    expect(more).toMatchObject({ status: 'outdated', isPainting: true });
    expect(keyframesAnswered(more, answer('ready', still(1)))).toMatchObject({ status: 'outdated', isPainting: false });
    const lookedAgain = keyframesAnswered(inState('outdated'), answer('ready', still(1)));
    expect(lookedAgain.status).toBe('ready');
  });

  it('say where they failed, and forget it when they are asked for again', () => {
    expect(keyframesRefused(inState('requesting'))).toMatchObject({ status: 'error', failedAt: 'request' });
    const failed = keyframesFailed(inState('waiting_for_images', { isPainting: true, stills: [still(1)] }));
    expect(failed).toEqual({ status: 'error', failedAt: 'generation', isPainting: false, stills: [still(1)] });
    expect(keyframesRequested(failed)).toMatchObject({ status: 'requesting', failedAt: null });
  });
});
