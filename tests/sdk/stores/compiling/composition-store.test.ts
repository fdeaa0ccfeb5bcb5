import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import type { SceneCompiler, SceneInput } from '../../../../sdk/scene/compiling/compile-composition';
import { createEditor } from '../../../../sdk/stores/editor/create-editor';
import { compileAhead } from '../../../../sdk/stores/editor/opening/compile-ahead';
import { logo } from '../../project/launch-project';
import { contractServer } from '../contract-server';
import { openEditor, openSpotreel, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Compiles nothing: the scene's document goes through as it is. */
function recorder(act: (scene: SceneInput) => unknown = () => {}) {
  const compileScene = vi.fn<SceneCompiler>(async (scene) => {
    await act(scene);
    const overflows = scene.content.texts.headline?.includes('long');
    const notices = overflows ? [{ code: 'text_overflow' as const, field: 'headline' }] : [];
    return { animation: scene.template.animation, notices };
  });
  return compileScene;
}

async function looking(compileScene: SceneCompiler) {
  const opened = await openEditor({ compileScene });
  const stop = opened.editor.picture.$composition.subscribe(() => {});
  await settle();
  return { ...opened, stop };
}

describe('the picture of a project', () => {
  it('has its scenes in order, with backgrounds and music', async () => {
    const { editor } = await looking(recorder());
    expect(editor.picture.$composition.get()).toMatchObject({
      width: 1920,
      height: 1080,
      durationFrames: 240,
      scenes: [
        { ingredientId: 1, startFrame: 0, keyframe: 60, background: { type: 'color', color: '#101010' } },
        { ingredientId: 2, startFrame: 120, background: { type: 'color', color: '#ffffff' } },
      ],
      audio: [
        { audioId: 301, startSeconds: 0 },
        { audioId: 302, startSeconds: 4 },
      ],
      audioFadeSeconds: 0.4,
    });
  });

  it('shows the first scene as soon as it is compiled, and then all', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { editor } = await looking(recorder(({ ingredientId }) => (ingredientId === 2 ? slow : undefined)));
    const shown = () => editor.picture.$composition.get()?.scenes.map(({ ingredientId }) => ingredientId);
    expect(shown()).toEqual([1]);
    release();
    await settle();
    expect(shown()).toEqual([1, 2]);
    expect(editor.picture.$composition.get()?.durationFrames).toBe(240);
  });

  it('asks for the other scenes once the page could show the first', async () => {
    const idle: IdleRequestCallback[] = [];
    vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(work));
    const compileScene = recorder();
    const { editor } = await looking(compileScene);
    expect(editor.picture.$composition.get()?.scenes).toHaveLength(1);
    expect(compileScene).toHaveBeenCalledTimes(1);
    for (const work of idle) work({ didTimeout: false, timeRemaining: () => 10 });
    await settle();
    expect(compileScene.mock.calls.map(([{ ingredientId }]) => ingredientId)).toEqual([1, 2]);
    vi.unstubAllGlobals();
  });

  it('has its documents before a view looks, and before an editor opens it', async () => {
    const compileScene = recorder();
    const server = contractServer();
    const fetched: string[] = [];
    const fetch = vi.fn<typeof globalThis.fetch>(async (url, init = {}) => {
      fetched.push(new URL(String(url), 'http://stub').pathname);
      return server.fetch(String(url), init);
    });
    const { spotreel } = await openSpotreel({ compileScene, fetch });
    spotreel.openAhead(7);
    await settle();
    const documents = fetched.filter((path) => path.startsWith('/library/'));
    expect(documents).toHaveLength(2);
    const editor = createEditor(spotreel);
    await editor.open(7);
    editor.picture.$composition.subscribe(() => {});
    await settle();
    expect(editor.picture.$composition.get()?.scenes).toHaveLength(2);
    expect(fetched.filter((path) => path.startsWith('/library/'))).toEqual(documents);
  });

  it('has the first scene compiled ahead, with what the project says, and opens where that fails', async () => {
    const compileScene = recorder(() => {
      throw new SpotreelError('font_unavailable', 'No font.');
    });
    const { spotreel } = await openSpotreel({ compileScene });
    spotreel.openAhead(7);
    await expect(compileAhead(spotreel, 7)).rejects.toThrow('No font.');
    expect(compileScene.mock.calls.map(([{ ingredientId }]) => ingredientId)).toEqual([1]);
    const ahead = compileScene.mock.calls[0]?.[0];
    compileScene.mockImplementation(async (scene) => ({ animation: scene.template.animation, notices: [] }));
    const editor = createEditor(spotreel);
    await editor.open(7);
    editor.picture.$composition.subscribe(() => {});
    await settle();
    expect(editor.picture.$composition.get()?.scenes).toHaveLength(2);
    expect(compileScene.mock.calls[1]?.[0]).toEqual(ahead);
    expect(compileScene.mock.calls[1]?.[0].template.fields).toBe(ahead?.template.fields); // a worker is sent them once
  });

  it('compiles nothing anew when the family brings the templates that came with the project', async () => {
    const compileScene = recorder();
    const { server, spotreel } = await openSpotreel({ compileScene });
    const answerFamily = server.hold('ingredientTemplates');
    const editor = createEditor(spotreel);
    editor.picture.$composition.subscribe(() => {});
    await editor.open(7);
    await settle();
    expect(compileScene).toHaveBeenCalledTimes(2);
    answerFamily();
    await settle();
    expect(editor.environment.$isLaidOut.get()).toBe(true);
    expect(compileScene).toHaveBeenCalledTimes(2);
  });

  it('shows nothing of a video whose other scenes cannot be compiled', async () => {
    const compileScene = recorder(({ ingredientId }) => {
      if (ingredientId === 2) throw new SpotreelError('font_unavailable', 'gone');
    });
    const { editor } = await looking(compileScene);
    expect(editor.picture.$composition.get()).toBeNull();
    expect(editor.picture.$failure.get()).not.toBeNull();
  });

  it('lets other music be heard without an edit', async () => {
    const compileScene = recorder();
    const { editor } = await looking(compileScene);
    const kit = editor.environment.$kit.get()!;
    const auditioned = editor.picture.audition({ kit, sampleIds: [303] });
    await settle(50);
    await auditioned;
    expect(editor.picture.$composition.get()?.audio).toMatchObject([{ audioId: 303, startSeconds: 0 }]);
    expect(editor.document.$project.get()?.audio).toEqual([301, 302]);
    expect(editor.views.$save.get().state).toBe('saved');
    expect(compileScene).toHaveBeenCalledTimes(2);
    const ended = editor.picture.audition(null);
    await settle(50);
    await ended;
    expect(editor.picture.$composition.get()?.audio).toMatchObject([{ audioId: 301 }, { audioId: 302 }]);
  });

  it('is compiled only while somebody looks', async () => {
    const compileScene = recorder();
    const { editor } = await openEditor({ compileScene });
    await settle(5000);
    expect(compileScene).not.toHaveBeenCalled();
    const stop = editor.picture.$composition.subscribe(() => {});
    await settle();
    expect(compileScene).toHaveBeenCalledTimes(2);
    stop();
    await settle(2000);
    editor.actions.setText(1, 'headline', 'unseen');
    await settle();
    expect(compileScene).toHaveBeenCalledTimes(2);
  });

  it('compiles the scene that changed and no other', async () => {
    const compileScene = recorder();
    const { editor } = await looking(compileScene);
    editor.actions.setColor(2, 'accent', '#123456');
    expect(compileScene, 'asked for before the form is drawn').toHaveBeenCalledTimes(3);
    await settle();
    expect(compileScene.mock.calls.map(([{ ingredientId }]) => ingredientId)).toEqual([1, 2, 2]);
    const { scenes } = editor.picture.$composition.get()!;
    expect(compileScene.mock.calls.map(([, options]) => options?.replaces)).toEqual([
      undefined,
      undefined,
      scenes[1]?.animation, // a painter of it may go on with it
    ]);
    expect(compileScene.mock.lastCall?.[0].content).toMatchObject({
      texts: { headline: 'Your headline', body: 'Body' },
      colors: { accent: '#123456' },
    });
  });

  it('compiles a scene anew whose length changed, and moves those after it', async () => {
    const compileScene = recorder();
    const { editor } = await looking(compileScene);
    const before = compileScene.mock.calls.length;
    editor.document.dispatch('set-length', [{ type: 'set-length', sceneId: 1, bars: 3 }]);
    await settle();
    const asked = compileScene.mock.calls.slice(before).map(([scene]) => [scene.ingredientId, scene.content.frames]);
    expect(asked).toEqual([[1, 180]]);
    const { scenes = [], durationFrames } = editor.picture.$composition.get() ?? {};
    expect(scenes.map(({ startFrame, durationFrames: frames }) => [startFrame, frames])).toEqual([
      [0, 180],
      [180, 120],
    ]);
    expect(durationFrames).toBe(300);
  });

  it('compiles nothing for a name, another order or another background', async () => {
    const compileScene = recorder();
    const { editor } = await looking(compileScene);
    editor.actions.rename('Other');
    editor.actions.moveScene(2, 0);
    editor.actions.setBackgroundMedia(1, { ...logo, id: 61 });
    editor.actions.placeBackground(1, { scale: 2, positionX: 10, positionY: 0 });
    await settle();
    expect(compileScene).toHaveBeenCalledTimes(2);
    expect(editor.picture.$composition.get()?.scenes).toMatchObject([
      { ingredientId: 2, startFrame: 0 },
      {
        ingredientId: 1,
        startFrame: 120,
        background: { type: 'image', scale: 2, positionX: 10, media: { mediaId: 61 } },
      },
    ]);
  });

  it('has the user’s animations in it, and compiles their scene alone when one is placed', async () => {
    const seen: (readonly string[])[] = [];
    const compileScene = recorder(async ({ template }) => {
      seen.push(Object.keys(template.animations ?? {}));
    });
    const { editor } = await looking(compileScene);
    const url = 'http://stub/library/dance.json';
    const dance = { ...logo, id: 62, type: 'lottie' as const, url };
    editor.actions.setBackgroundMedia(1, dance);
    await settle();
    expect(compileScene.mock.lastCall?.[0]).toMatchObject({
      ingredientId: 1,
      content: { backdrop: { scale: 1, media: { src: url, isAnimation: true } } },
      template: { animations: { [url]: { nm: '/library/dance.json' } } },
    });
    expect(editor.picture.$composition.get()?.scenes[0]?.background).toEqual({ type: 'color', color: '#101010' });
    editor.actions.placeBackground(1, { scale: 2, positionX: 0, positionY: 0 });
    await settle();
    expect(seen).toEqual([[], [], [url], [url]]);
    editor.document.undo();
    editor.document.undo();
    await settle();
    expect(editor.document.$project.get()?.values[1]?.background).toBeNull();
  });

  it('skips what was overtaken while one was being made, and ends with the newest', async () => {
    let finish: () => void = () => {};
    const texts: unknown[] = [];
    const compileScene = recorder(async ({ ingredientId, content }) => {
      if (ingredientId !== 1) return;
      texts.push(content.texts.headline);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const { editor } = await looking(compileScene);
    for (const text of ['a', 'ab', 'abc']) editor.actions.setText(1, 'headline', text);
    finish();
    await settle();
    finish();
    await settle();
    expect(texts).toEqual(['Launch day', 'abc']);
  });

  it('is never made of layouts for another ratio', async () => {
    const seen: string[] = [];
    const { editor } = await looking(recorder(({ template }) => seen.push(String(template.animation.nm))));
    await editor.actions.setRatio('portrait');
    await settle();
    expect(editor.picture.$composition.get()).toMatchObject({ width: 1080, height: 1920 });
    editor.document.undo();
    await settle();
    expect(seen.map((name) => name.slice(9))).toEqual([
      '11-landscape.json',
      '12-landscape.json',
      '11-portrait.json',
      '12-portrait.json',
      '11-landscape.json',
      '12-landscape.json',
    ]);
  });

  it('keeps the last one that worked when one fails, says so, and recovers', async () => {
    let works = true;
    const { editor } = await looking(
      recorder(() => {
        if (!works) throw new Error('broken template');
      }),
    );
    works = false;
    editor.actions.setText(1, 'headline', 'x');
    await settle();
    expect(editor.picture.$composition.get()?.scenes).toHaveLength(2);
    expect(editor.picture.$failure.get()?.message).toBe('We couldn’t show the preview');
    works = true;
    editor.actions.setText(1, 'headline', 'y');
    await settle();
    expect(editor.picture.$failure.get()).toBeNull();
  });

  it('tells what the user should know, scene by scene', async () => {
    const { editor, server } = await looking(recorder());
    editor.picture.$notices.subscribe(() => {});
    editor.actions.setText(1, 'headline', 'far too long');
    await settle();
    expect(editor.picture.$notices.get()).toEqual([{ sceneId: 1, code: 'text_overflow', field: 'headline' }]);
    const [first] = server.state.saved.customisations;
    if (first) first.background = { type: 'image', value: 999 };
    await editor.open(7);
    await settle();
    expect(editor.picture.$notices.get()).toContainEqual({ sceneId: 1, code: 'background_missing' });
    expect(editor.picture.$composition.get()?.scenes[0]?.background).toEqual({ type: 'color', color: '#101010' });
  });

  it('is compiled by the server where nothing else can', async () => {
    const { editor, server } = await openEditor();
    editor.picture.$composition.subscribe(() => {});
    await settle();
    expect(editor.picture.$composition.get()?.scenes).toHaveLength(2);
    expect(server.asked('compileScene').map(({ body }) => body)).toMatchObject([
      { template: 11, ratio: 'landscape', texts: { headline: 'Launch day' }, images: { logo: 50 } },
      { template: 12, colors: { accent: '#00ff00' } },
    ]);
  });

  it('falls back on the server where the page’s own compiler cannot be started', async () => {
    const compileScene = vi.fn().mockRejectedValue(new SpotreelError('playback_failed', 'No worker'));
    const { editor, server } = await openEditor({ compileScene });
    editor.picture.$composition.subscribe(() => {});
    await settle();
    expect(server.asked('compileScene')).toHaveLength(2);
    server.refuse('compileScene', 'template_invalid');
    editor.actions.setText(1, 'headline', 'x');
    await settle();
    expect(editor.picture.$failure.get()).toMatchObject({ code: 'template_invalid' });
  });
});
