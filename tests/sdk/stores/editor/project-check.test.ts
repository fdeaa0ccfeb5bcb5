import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MotionMeter } from '../../../../sdk/scene/film-figures/motion-meter';
import { type PictureMeasures, projectCheckOf } from '../../../../sdk/stores/editor/project-check';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open() {
  const opened = await openEditor();
  const { editor } = opened;
  const sceneId = editor.document.$project.get()?.scenes[0]?.id ?? 0;
  const check = projectCheckOf(editor);
  check.$findings.listen(() => {});
  const found = () =>
    check.$findings
      .get()
      .filter((finding) => finding.sceneId === sceneId && finding.field === 'headline')
      .map(({ code }) => code);
  return { ...opened, sceneId, check, found };
}

it('names what a field lacks while it is edited, errors first', async () => {
  const { editor, sceneId, check, found } = await open();
  editor.actions.setText(sceneId, 'headline', ' ');
  expect(found()).toEqual(['text_empty']);
  editor.actions.setText(sceneId, 'headline', 'x'.repeat(500));
  expect(found()).toEqual(['text_too_long']);
  expect(check.$findings.get()[0]?.severity).toBe('error');
});

it('who types the very sample, or keeps it, means it', async () => {
  const { editor, server, sceneId, found } = await open();
  editor.actions.setText(sceneId, 'headline', null);
  expect(found()).toEqual(['text_sample']);
  editor.actions.setText(sceneId, 'headline', 'Your headlin');
  editor.actions.setText(sceneId, 'headline', 'Your headline');
  expect(found()).toEqual([]);
  await settle();
  const body = { confirmed: [{ ingredient: sceneId, id: 'headline' }] };
  expect(server.asked('confirmTexts')[0]).toMatchObject({ params: { projectId: 7 }, body });
});

it('is a sample again where that cannot be stored', async () => {
  const { editor, server, sceneId, spotreel, found } = await open();
  server.refuse('confirmTexts', 'internal');
  editor.actions.setText(sceneId, 'headline', null);
  const confirming = editor.actions.confirmTexts([{ ingredient: sceneId, id: 'headline' }]);
  expect(found()).toEqual([]);
  await settle();
  await confirming;
  expect(found()).toEqual(['text_sample']);
  expect(spotreel.toasts.$toasts.get()).toHaveLength(1);
});

const RESTING = { ...new MotionMeter().figures(), longestStill: { seconds: 3.4, fromSeconds: 0.5 } };

/** A check of a project whose documents need no compiling, and whose scenes all rest. */
async function measured(over: Partial<PictureMeasures> = {}) {
  const opened = await openEditor({ compileScene: async ({ template }) => ({ ...template, notices: [] }) });
  const { editor } = opened;
  editor.picture.$composition.subscribe(() => {});
  await settle();
  const check = projectCheckOf(editor);
  const codes = () => check.$findings.get().map(({ code, sceneId }) => `${code} ${sceneId}`);
  check.$findings.listen(() => {});
  const measures: PictureMeasures = {
    textContrasts: async () => new Map(),
    firstFramePixels: async () => new Uint8ClampedArray(),
    sceneMotion: vi.fn(async () => RESTING),
    ...over,
  };
  const ending = new AbortController();
  await check.measure(measures, ending.signal);
  return { ...opened, check, codes, measures, ending };
}

it('names each scene that rests, and measures it once', async () => {
  const { check, codes, measures, ending } = await measured();
  expect(codes()).toEqual(expect.arrayContaining(['scene_still 1', 'scene_still 2']));
  await check.measure(measures, ending.signal);
  expect(measures.sceneMotion).toHaveBeenCalledTimes(2);
});

it('a scene that cannot be measured has the other findings', async () => {
  const { codes, check } = await measured({
    sceneMotion: () => Promise.reject(new Error('no worker')),
    textContrasts: async () => new Map([['headline', 1.2]]),
  });
  expect(codes()).toContain('text_contrast 1');
  expect(codes().join()).not.toContain('scene_still');
  expect(check.$isMeasured.get()).toBe(true);
});
