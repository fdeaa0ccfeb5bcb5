import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectEditor, type EditorHost } from '../../../../../elements/react/editor/editor-host/connect-editor';
import type { EditorMethods } from '../../../../../elements/react/editor/editor-host/editor-methods';
import { render, renderState } from '../../../../sdk/stores/contract-server';
import { openEditor, settle } from '../../../../sdk/stores/open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Heard = [event: string, detail: unknown];

async function connected() {
  const opened = await openEditor();
  const heard: Heard[] = [];
  const given: { methods: EditorMethods | undefined } = { methods: undefined };
  const hear = (event: string) => (detail: unknown) => void heard.push([event, detail]);
  const host: EditorHost = {
    provideMethods: (provided) => {
      given.methods = provided;
    },
    onReady: hear('ready'),
    onChange: hear('change'),
    onSaveError: hear('save-error'),
    onRenderProgress: hear('render-progress'),
    onRenderFailed: hear('render-failed'),
    onRenderCancelled: hear('render-cancelled'),
    onError: hear('error'),
  };
  const life = new AbortController();
  connectEditor(opened.editor, opened.spotreel, () => host, life.signal);
  const methods = () => {
    if (!given.methods) throw new Error('no methods');
    return given.methods;
  };
  return { ...opened, heard, given, methods, life, of: (name: string) => heard.filter(([event]) => event === name) };
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: { code?: string }) => error.code,
  );

const done = render({ status: 'done', percentageComplete: 100, videoUrl: '/v.mp4', downloadUrl: '/v.mp4?d' });
const finished = renderState({ status: 'done', percentageComplete: 100, videoUrls: ['/v.mp4'], renders: [done] });

describe('the life of the methods', () => {
  it('begins when the project is open and ends with the connection', async () => {
    const { heard, given, life } = await connected();
    expect(heard).toEqual([['ready', { projectId: 7 }]]);
    expect(given.methods).toBeDefined();
    life.abort();
    expect(given.methods).toBeUndefined();
  });

  it('refuses all calls for a project that cannot be opened, with its error', async () => {
    const { editor, methods, of } = await connected();
    await editor.open(4711);
    await settle();
    expect(await codeOf(methods().save())).toBe('not_found');
    expect(await codeOf(methods().setField('x', 'y'))).toBe('not_found');
    expect(of('error')).toEqual([['error', { code: 'not_found', message: expect.any(String) }]]);
  });
});

describe('editing', () => {
  it('saves what is unsaved, and reports the change once', async () => {
    const { server, editor, methods, of } = await connected();
    editor.actions.setText(1, 'headline', 'Ours');
    const saved = methods().save();
    await settle(10);
    expect(await saved).toEqual({ projectId: 7 });
    expect(server.state.saved.customisations[0]?.texts[0]?.value).toBe('Ours');
    expect(of('change')).toEqual([['change', { projectId: 7, canUndo: true, canRedo: false }]]);
  });

  it('rejects a save with the reason of the server, and reports it', async () => {
    const { server, editor, methods, of } = await connected();
    server.refuse('saveProject', 'internal');
    editor.actions.setText(1, 'headline', 'Ours');
    const saved = codeOf(methods().save());
    await settle(10);
    expect(await saved).toBe('internal');
    expect(of('save-error')[0]?.[1]).toMatchObject({ projectId: 7, code: 'internal' });
  });

  it('undoes and redoes, and says when there is nothing to undo', async () => {
    const { editor, methods } = await connected();
    expect(await methods().undo()).toBe(false);
    editor.actions.rename('Ours');
    expect(await methods().undo()).toBe(true);
    expect(editor.views.$name.get()).not.toBe('Ours');
    expect(await methods().redo()).toBe(true);
    expect(editor.views.$name.get()).toBe('Ours');
  });

  it('goes to a scene by its place, from 1', async () => {
    const { editor, methods } = await connected();
    const second = editor.views.$scenes.get()[1]?.sceneId;
    expect(await methods().goTo(2)).toEqual({ sceneId: second });
    expect(editor.document.$selectedSceneId.get()).toBe(second);
    expect(await codeOf(methods().goTo(0))).toBe('invalid_argument');
    expect(await codeOf(methods().goTo(99))).toBe('invalid_argument');
  });
});

describe('fields', () => {
  it('are listed, set by key or label as one step each, and brought back with null', async () => {
    const { editor, methods } = await connected();
    const [text] = (await methods().fields()).filter(({ kind }) => kind === 'text');
    const valueNow = async () => (await methods().fields()).find(({ key }) => key === text?.key)?.value;
    await methods().setField(text?.key ?? '', 'By key');
    await methods().setField(text?.label ?? '', 'By label');
    expect(await valueNow()).toBe('By label');
    editor.document.undo();
    expect(await valueNow()).toBe('By key');
    await methods().setField(text?.key ?? '', null);
    expect(await valueNow()).toBe('Your headline');
  });

  it('take a color, and an image by its URL', async () => {
    const { editor, server, methods } = await connected();
    const fields = await methods().fields();
    const image = fields.find(({ kind }) => kind === 'image');
    const color = fields.find(({ kind }) => kind === 'color');
    if (!image || !color) throw new Error('the project has no image or color');
    await methods().setField(color.key, '#0a0');
    expect((await methods().fields()).find(({ key }) => key === color.key)?.value).toBe('#00aa00');
    const fetched = methods().setField(image.key, 'https://pictures.example/a.png');
    await settle(10);
    await fetched;
    expect(server.asked('ingredientImageFromUrl').map(({ body }) => body)).toEqual([
      { imageUrl: 'https://pictures.example/a.png' },
    ]);
    expect(editor.document.$undoName.get()).toBe('set-image');
  });

  it('refuse what does not fit, and change nothing', async () => {
    const { editor, methods } = await connected();
    const fields = await methods().fields();
    const keyOf = (wanted: string) => fields.find(({ kind }) => kind === wanted)?.key ?? '';
    expect(await codeOf(methods().setField('nothing', 'x'))).toBe('invalid_argument');
    expect(await codeOf(methods().setField(keyOf('text'), 5))).toBe('invalid_argument');
    expect(await codeOf(methods().setField(keyOf('text'), 'x'.repeat(5000)))).toBe('text_too_long');
    expect(await codeOf(methods().setField(keyOf('color'), 'reddish'))).toBe('invalid_argument');
    expect(await codeOf(methods().setField(keyOf('image'), 'javascript:alert(1)'))).toBe('invalid_argument');
    expect(editor.document.$canUndo.get()).toBe(false);
  });
});

describe('exports', () => {
  it('resolve when queued, report progress, and give the file when it is finished', async () => {
    const { server, methods, of } = await connected();
    const exported = methods().export();
    await settle(10);
    server.state.renders = renderState({
      status: 'rendering',
      percentageComplete: 40,
      renders: [render({ status: 'rendering', percentageComplete: 40 })],
    });
    await settle(4000);
    server.state.renders = finished;
    await settle(4000);
    expect(await exported).toEqual({ projectId: 7, renderId: done.id, downloadUrl: '/v.mp4?d' });
    expect(of('render-progress').at(-1)?.[1]).toMatchObject({ projectId: 7, renderId: done.id, percent: 40 });
    const requests = server.asked('requestRender').length;
    const again = methods().export();
    await settle(10);
    expect(await again).toMatchObject({ downloadUrl: '/v.mp4?d' });
    expect(server.asked('requestRender').length, 'the file shows the video as it is').toBe(requests);
  });

  it('give a file in the ratio that is asked for, else in that of the project', async () => {
    const { server, methods } = await connected();
    const tall = { ...done, id: 92, ratio: 'portrait' as const, downloadUrl: '/tall.mp4?d' };
    server.state.renders = renderState({ ...finished, renders: [tall, { ...done, ratio: 'landscape' }] });
    const urls = async (options?: { ratio: 'portrait' }) => {
      const exported = methods().export(options);
      await settle(10);
      return (await exported).downloadUrl;
    };
    expect([await urls({ ratio: 'portrait' }), await urls()]).toEqual(['/tall.mp4?d', '/v.mp4?d']);
    expect(server.asked('requestRender')).toEqual([]);
  });

  it('reject what the server refuses, with its code', async () => {
    const { server, methods, of } = await connected();
    server.refuse('requestRender', 'render_limit');
    const requested = codeOf(methods().render());
    await settle(10);
    expect(await requested).toBe('render_limit');
    expect(of('render-failed')[0]?.[1]).toMatchObject({ projectId: 7, renderId: null, code: 'render_limit' });
  });

  it.each([
    ['failed', 'render_failed', 'render-failed'],
    ['cancelled', 'render_cancelled', 'render-cancelled'],
  ] as const)('that are %s reject', async (status, code, event) => {
    const { server, methods, of } = await connected();
    const exported = codeOf(methods().export());
    await settle(10);
    server.state.renders = renderState({ status, renders: [render({ status })] });
    await settle(4000);
    expect(await exported).toBe(code);
    expect(of(event).length).toBe(1);
  });

  it('reject when the project is closed', async () => {
    const { editor, methods } = await connected();
    const exported = codeOf(methods().export());
    await settle(10);
    await editor.close();
    await settle(10);
    expect(await exported).toBe('aborted');
  });
});
