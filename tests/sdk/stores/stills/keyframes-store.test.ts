import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyframeStill } from '../../../../sdk/contract/export/render';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const still = (ingredient: number, isCurrent = true): KeyframeStill => ({
  ingredient,
  path: `/${ingredient}.webp`,
  downloadPath: `/${ingredient}.webp?name`,
  isCurrent,
});

describe('keyframes of an open project', () => {
  it('save first, are followed while they are painted, and are ready', async () => {
    const { server, editor } = await openEditor();
    const seen = new Set<string>();
    editor.keyframes.$keyframes.listen(({ status }) => seen.add(status));
    editor.actions.setText(1, 'headline', 'Final');
    const requested = editor.requestKeyframes();
    await settle(10);
    expect(server.state.saved.customisations[0]?.texts[0]?.value).toBe('Final');
    server.state.keyframes = { status: 'processing', projectRenderMedia: [still(1)] };
    await settle(4000);
    expect(editor.keyframes.$keyframes.get()).toMatchObject({ status: 'waiting_for_images', stills: [still(1)] });
    server.state.keyframes = { status: 'ready', projectRenderMedia: [still(1), still(2)] };
    await settle(4000);
    await requested;
    expect(editor.keyframes.$keyframes.get()).toMatchObject({ status: 'ready', failure: null });
    expect([...seen]).toEqual(['requesting', 'waiting_for_images', 'ready']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are outdated by a save, and current again when they are asked for', async () => {
    const { server, editor } = await openEditor();
    server.state.keyframes = { status: 'ready', projectRenderMedia: [still(1)] };
    await editor.keyframes.look(7);
    expect(editor.keyframes.$keyframes.get().status).toBe('ready');
    editor.actions.rename('Other');
    await editor.save();
    expect(editor.keyframes.$keyframes.get()).toMatchObject({ status: 'outdated', stills: [still(1, false)] });
    void editor.requestKeyframes();
    await settle(10);
    server.state.keyframes = { status: 'ready', projectRenderMedia: [still(1)] };
    await settle(4000);
    expect(editor.keyframes.$keyframes.get()).toMatchObject({ status: 'ready', stills: [still(1)] });
  });

  it('are asked for when somebody opens them for the first time, and only then', async () => {
    const { server, editor } = await openEditor();
    void editor.openKeyframes();
    await settle(10);
    expect(editor.keyframes.$keyframes.get().status).toBe('waiting_for_images');
    server.state.keyframes = { status: 'ready', projectRenderMedia: [still(1)] };
    await settle(4000);
    void editor.openKeyframes();
    await settle(10);
    expect(server.asked('requestKeyframes')).toHaveLength(1);
  });

  it('nobody asked for are not made outdated by a save', async () => {
    const { editor } = await openEditor();
    editor.actions.rename('Other');
    await editor.save();
    expect(editor.keyframes.$keyframes.get().status).toBe('not_requested');
  });

  it('ask more rarely while nothing comes, and stop with the project', async () => {
    const { server, editor } = await openEditor();
    void editor.requestKeyframes();
    await settle(60_000);
    const asked = server.asked('keyframes').length;
    expect(asked).toBeGreaterThan(14);
    expect(asked).toBeLessThan(22);
    await editor.close();
    await settle(60_000);
    expect(server.asked('keyframes')).toHaveLength(asked);
    expect(editor.keyframes.$keyframes.get()).toMatchObject({ status: 'not_requested', stills: [] });
  });

  it('go on through a lost connection', async () => {
    const { server, editor } = await openEditor();
    void editor.requestKeyframes();
    await settle(10);
    server.state.isOffline = true;
    await settle(5000);
    expect(editor.keyframes.$keyframes.get()).toMatchObject({ status: 'waiting_for_images', isUnreachable: true });
    server.state.isOffline = false;
    server.state.keyframes = { status: 'ready', projectRenderMedia: [still(1)] };
    await settle(5000);
    expect(editor.keyframes.$keyframes.get()).toMatchObject({ status: 'ready', isUnreachable: false });
  });
});

describe('keyframes that fail', () => {
  it('while they are asked for: the words of the rules, and the server’s reason', async () => {
    const { server, editor } = await openEditor();
    server.refuse('requestKeyframes', 'render_unavailable');
    await editor.requestKeyframes();
    expect(editor.keyframes.$keyframes.get()).toMatchObject({
      status: 'error',
      failure: {
        message: 'An error occurred while requesting keyframes',
        reason: 'Export is not available on this server.',
      },
    });
    void editor.requestKeyframes();
    await settle(10);
    expect(editor.keyframes.$keyframes.get()).toMatchObject({ status: 'waiting_for_images', failure: null });
  });

  it('because the project cannot be saved: nothing is asked for', async () => {
    const { server, editor } = await openEditor();
    server.refuse('saveProject', 'internal');
    editor.actions.rename('Other');
    await editor.requestKeyframes();
    expect(server.asked('requestKeyframes')).toHaveLength(0);
    expect(editor.keyframes.$keyframes.get().failure?.message).toBe('An error occurred while requesting keyframes');
  });

  it('while they are painted', async () => {
    const { server, editor } = await openEditor();
    void editor.requestKeyframes();
    await settle(10);
    server.state.keyframes = { status: 'error', projectRenderMedia: [] };
    await settle(4000);
    expect(editor.keyframes.$keyframes.get()).toMatchObject({
      status: 'error',
      failure: { message: 'An error occurred while generating keyframes', reason: undefined },
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('because the server refuses to tell', async () => {
    const { server, editor } = await openEditor();
    server.refuse('keyframes', 'internal');
    await editor.keyframes.look(7);
    expect(editor.keyframes.$keyframes.get()).toMatchObject({
      status: 'error',
      failure: { message: 'An error occurred while generating keyframes' },
    });
  });
});
