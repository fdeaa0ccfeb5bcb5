import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../../../sdk/scene/composition';
import type { CompositionInput } from '../../../sdk/stores/composition-store';
import { openEditor, settle } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function stubComposition({ project }: CompositionInput): Composition {
  return {
    width: 1920,
    height: 1080,
    fps: 30,
    durationFrames: 240,
    scenes: project.scenes.map(({ id: ingredientId }) => ({
      ingredientId,
      startFrame: 0,
      durationFrames: 120,
      background: { type: 'color', color: '#000000' },
      animation: { v: '5', fr: 30, ip: 0, op: 120, w: 1920, h: 1080, assets: [], layers: [] },
      keyframe: 60,
      notices: ingredientId === 1 ? [{ code: 'text_overflow', field: 'headline' }] : [],
    })),
    audio: [],
    audioFadeSeconds: 0,
  };
}

describe('the picture of a project', () => {
  it('is compiled only while somebody looks', async () => {
    const compile = vi.fn(async (input: CompositionInput) => stubComposition(input));
    const { editor } = await openEditor({ compile });
    expect(compile).not.toHaveBeenCalled();
    const stop = editor.picture.$composition.subscribe(() => {});
    await settle();
    expect(editor.picture.$composition.get()?.scenes).toHaveLength(2);
    const compiled = compile.mock.calls.length;
    stop();
    await settle(2000);
    editor.actions.setText(1, 'headline', 'unseen');
    await settle();
    expect(compile).toHaveBeenCalledTimes(compiled);
  });

  it('follows what shows, and nothing else', async () => {
    const compile = vi.fn(async (input: CompositionInput) => stubComposition(input));
    const { editor } = await openEditor({ compile });
    editor.picture.$composition.subscribe(() => {});
    await settle();
    const before = compile.mock.calls.length;
    editor.actions.rename('Other');
    await settle();
    expect(compile).toHaveBeenCalledTimes(before);
    editor.actions.setColor(1, 'accent', '#123456');
    await settle();
    expect(compile).toHaveBeenCalledTimes(before + 1);
    expect(compile.mock.lastCall?.[0].kit?.id).toBe(30);
  });

  it('skips what was overtaken while one was being made, and ends with the newest', async () => {
    let finish: () => void = () => {};
    const texts: unknown[] = [];
    const compile = async (input: CompositionInput) => {
      texts.push(input.project.values[1]?.texts.headline);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return stubComposition(input);
    };
    const { editor } = await openEditor({ compile });
    editor.picture.$composition.subscribe(() => {});
    for (const text of ['a', 'ab', 'abc']) editor.actions.setText(1, 'headline', text);
    finish();
    await settle();
    finish();
    await settle();
    expect(texts).toEqual(['Launch day', 'abc']);
  });

  it('is never made of layouts for another ratio', async () => {
    const seen: string[] = [];
    const compile = async (input: CompositionInput) => {
      seen.push(`${input.project.ratio} ${input.templates.get(11)?.orientation}`);
      return stubComposition(input);
    };
    const { editor } = await openEditor({ compile });
    editor.picture.$composition.subscribe(() => {});
    await settle();
    await editor.actions.setRatio('portrait');
    await settle();
    editor.document.undo();
    await settle();
    expect(new Set(seen)).toEqual(new Set(['landscape landscape', 'portrait portrait']));
    expect(seen.at(-1)).toBe('landscape landscape');
  });

  it('keeps the last one that worked when one fails, and says so', async () => {
    let works = true;
    const compile = async (input: CompositionInput) => {
      if (!works) throw new Error('broken template');
      return stubComposition(input);
    };
    const { editor } = await openEditor({ compile });
    editor.picture.$composition.subscribe(() => {});
    await settle();
    works = false;
    editor.actions.setText(1, 'headline', 'x');
    await settle();
    expect(editor.picture.$composition.get()?.scenes).toHaveLength(2);
    expect(editor.picture.$failure.get()?.message).toBe('The preview could not be drawn');
    works = true;
    editor.actions.setText(1, 'headline', 'y');
    await settle();
    expect(editor.picture.$failure.get()).toBeNull();
  });

  it('tells what the user should know, scene by scene', async () => {
    const { editor } = await openEditor({ compile: async (input) => stubComposition(input) });
    editor.picture.$notices.subscribe(() => {});
    await settle();
    expect(editor.picture.$notices.get()).toEqual([{ sceneId: 1, code: 'text_overflow', field: 'headline' }]);
  });
});
