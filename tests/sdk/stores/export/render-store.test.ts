import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../../../sdk/base/error-catalogue';
import { render, renderState } from '../contract-server';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a render', () => {
  it('saves first, is followed to the end, and says how far it is', async () => {
    const { server, editor } = await openEditor();
    const seen: (string | number)[][] = [];
    editor.render.$render.listen(({ status, percentageComplete }) => seen.push([status, percentageComplete]));
    editor.actions.setText(1, 'headline', 'Final');
    const requested = editor.requestRender();
    await settle(10);
    expect(server.state.saved.customisations[0]?.texts[0]?.value).toBe('Final');
    expect(server.asked('requestRender')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(editor.render.$render.get()).toMatchObject({ status: 'queued', queuePosition: 1 });
    for (const percentageComplete of [20, 60]) {
      const rendering = render({ status: 'rendering', percentageComplete });
      server.state.renders = renderState({ status: 'rendering', percentageComplete, renders: [rendering] });
      await settle(4000);
    }
    const done = render({ status: 'done', percentageComplete: 100, videoUrl: '/v.mp4', downloadUrl: '/v.mp4?d' });
    server.state.renders = renderState({
      status: 'done',
      percentageComplete: 100,
      videoUrls: ['/v.mp4'],
      renders: [done],
    });
    await settle(4000);
    await requested;
    expect(editor.render.$render.get()).toMatchObject({
      status: 'done',
      percentageComplete: 100,
      render: { videoUrl: '/v.mp4' },
    });
    const steps = seen.map(([status, percent]) => `${status} ${percent}`);
    expect([...new Set(steps)]).toEqual(['requesting 0', 'queued 0', 'rendering 20', 'rendering 60', 'done 100']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks more rarely the longer nothing changes, and stops when told to', async () => {
    const { server, editor } = await openEditor();
    server.state.renders = renderState({ status: 'queued', queuePosition: 3, renders: [render()] });
    const before = server.asked('projectStatus').length;
    void editor.render.watch(7);
    await settle(60_000);
    const asked = server.asked('projectStatus').length - before;
    expect(asked).toBeGreaterThan(14);
    expect(asked).toBeLessThan(22);
    editor.render.stop();
    await settle(60_000);
    expect(server.asked('projectStatus').length - before).toBe(asked);
  });

  it('that runs is picked up when the page is loaded again', async () => {
    const { server, editor } = await openEditor();
    const running = render({ status: 'rendering', percentageComplete: 40 });
    server.state.renders = renderState({ status: 'rendering', percentageComplete: 40, renders: [running] });
    await editor.open(7);
    await settle();
    expect(editor.render.$render.get()).toMatchObject({ status: 'rendering', percentageComplete: 40 });
  });

  it('goes on through a lost connection', async () => {
    const { server, editor } = await openEditor();
    void editor.requestRender();
    await settle(10);
    server.state.isOffline = true;
    await settle(5000);
    expect(editor.render.$render.get()).toMatchObject({ status: 'queued', isUnreachable: true });
    server.state.isOffline = false;
    server.state.renders = renderState({
      status: 'done',
      percentageComplete: 100,
      renders: [render({ status: 'done' })],
    });
    await settle(5000);
    expect(editor.render.$render.get()).toMatchObject({ status: 'done', isUnreachable: false });
  });

  it('is cancelled', async () => {
    const { server, editor } = await openEditor();
    void editor.requestRender();
    await settle(10);
    const cancelled = editor.render.cancel();
    expect(editor.render.$render.get().isCancelling).toBe(true);
    await settle(10);
    await cancelled;
    expect(editor.render.$render.get()).toMatchObject({ status: 'cancelled', isCancelling: false });
    expect(server.asked('cancelRender')[0]?.params).toEqual({ projectId: 7, renderId: 90 });
  });

  it('cancelled too late shows how it ended', async () => {
    const { server, editor } = await openEditor();
    void editor.requestRender();
    await settle(10);
    server.refuse('cancelRender', 'render_not_running');
    server.state.renders = renderState({
      status: 'done',
      percentageComplete: 100,
      renders: [render({ status: 'done' })],
    });
    await editor.render.cancel();
    expect(editor.render.$render.get()).toMatchObject({ status: 'done', notice: null });
  });
});

describe('several renders', () => {
  const tall = render({ id: 91, ratio: 'portrait', queuePosition: 1 });
  const wide = render({ id: 90, ratio: 'landscape', status: 'rendering', percentageComplete: 40 });

  it('are followed until the last one ends, and the oldest one that runs says how far they are', async () => {
    const { server, editor } = await openEditor();
    const finished: unknown[] = [];
    editor.render.$render.listen(({ status }) => status === 'done' && finished.push(status));
    server.state.renders = renderState({ status: 'queued', queuePosition: 1, renders: [tall, wide] });
    void editor.render.watch(7);
    await settle(10);
    expect(editor.render.$render.get()).toMatchObject({
      status: 'rendering',
      percentageComplete: 40,
      render: { id: 91 },
    });
    const tallDone = { ...tall, status: 'done', percentageComplete: 100, videoUrl: '/91.mp4' } as const;
    // the newest one is the first to end
    server.state.renders = renderState({ status: 'done', percentageComplete: 100, renders: [tallDone, wide] });
    await settle(4000);
    expect(editor.render.$render.get()).toMatchObject({ status: 'rendering', zipUrl: null });
    const wideDone = { ...wide, status: 'done', percentageComplete: 100, videoUrl: '/90.mp4' } as const;
    const renders = [tallDone, wideDone];
    server.state.renders = renderState({ status: 'done', percentageComplete: 100, zipUrl: '/7.zip?sig', renders });
    await settle(4000);
    expect(editor.render.$render.get()).toMatchObject({ status: 'done', zipUrl: '/7.zip?sig' });
    expect(finished).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are cancelled together, the newest first', async () => {
    const { server, editor } = await openEditor();
    server.state.renders = renderState({ status: 'queued', renders: [tall, wide] });
    void editor.render.watch(7);
    await settle(10);
    await Promise.all([editor.render.cancel(), settle(10)]);
    expect(server.asked('cancelRender').map(({ params }) => params.renderId)).toEqual([91, 90]);
  });
});

describe('the list of renders', () => {
  it('is told again with fresh addresses, and the newest one is the one that is shown', async () => {
    const { server, editor } = await openEditor();
    const done = render({ status: 'done', percentageComplete: 100, videoUrl: '/fresh.mp4' });
    const failed = render({ id: 91, status: 'failed', error: { code: 'painter_crashed', message: 'It broke.' } });
    server.state.renders = renderState({ status: 'failed', renders: [failed, done] });
    await editor.render.refresh();
    expect(editor.render.$render.get()).toMatchObject({
      status: 'failed',
      render: { id: 91, error: { message: 'It broke.' } },
      renders: [{ id: 91 }, { id: 90, videoUrl: '/fresh.mp4' }],
    });
  });

  it('follows a render that another tab has asked for', async () => {
    const { server, editor } = await openEditor();
    server.state.renders = renderState({ status: 'queued', queuePosition: 1, renders: [render()] });
    void editor.render.refresh();
    await settle(10);
    const done = render({ status: 'done', percentageComplete: 100 });
    server.state.renders = renderState({ status: 'done', percentageComplete: 100, renders: [done] });
    await settle(4000);
    expect(editor.render.$render.get().status).toBe('done');
  });

  it('knows no file as current after an edit, until the server says so again', async () => {
    const done = render({ status: 'done', percentageComplete: 100, videoUrl: '/a.mp4' });
    const state = renderState({ status: 'done', percentageComplete: 100, renders: [done] });
    const { editor } = await openEditor({}, (server) => {
      server.state.renders = state;
    });
    expect(editor.render.$render.get().render?.isCurrent).toBe(true);
    editor.actions.rename('Another name');
    expect(editor.render.$render.get().renders.map(({ isCurrent }) => isCurrent)).toEqual([false]);
    await settle(3000);
    expect(editor.render.$render.get().render?.isCurrent).toBe(false);
    await editor.render.refresh();
    expect(editor.render.$render.get().render?.isCurrent).toBe(true);
  });

  it('stays as it was when it cannot be had, and is not asked for while a render runs', async () => {
    const { server, editor } = await openEditor();
    server.refuse('projectStatus', 'internal');
    await editor.render.refresh();
    expect(editor.render.$render.get()).toMatchObject({ status: 'idle', renders: [], notice: null });
    void editor.requestRender();
    await settle(10);
    const asked = server.asked('projectStatus').length;
    await editor.render.refresh();
    expect(server.asked('projectStatus')).toHaveLength(asked);
  });
});

describe('a refused render', () => {
  it.each<[ErrorCode, object]>([
    ['render_limit', { kind: 'render_limit', title: 'Whoa there, Render Master!', upgradeLabel: 'Upgrade Your Plan' }],
    ['concurrent_render_limit', { kind: 'multiple_rendering' }],
    ['render_without_customisation', { kind: 'temporary' }],
    [
      'internal',
      { kind: 'error', tone: 'danger', title: 'Oops!', text: 'An error occurred while creating the render' },
    ],
  ])('%s says so in the words of the catalogue', async (code, notice) => {
    const { server, editor } = await openEditor();
    server.refuse('requestRender', code);
    await editor.requestRender();
    expect(editor.render.$render.get()).toMatchObject({ status: 'idle', notice });
    editor.render.dismissNotice();
    expect(editor.render.$render.get().notice).toBeNull();
  });

  it('is not even asked for when the project cannot be saved', async () => {
    const { server, editor } = await openEditor();
    server.refuse('saveProject', 'internal');
    editor.actions.setText(1, 'headline', 'x');
    await editor.requestRender();
    expect(server.asked('requestRender')).toHaveLength(0);
    expect(editor.render.$render.get().notice).toMatchObject({ kind: 'error' });
  });
});
