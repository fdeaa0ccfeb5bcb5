import { describe, expect, it } from 'vitest';
import {
  arrange,
  compileComposition,
  createTextShapingCompiler,
  type SceneInput,
} from '../../../../sdk/scene/compiling/compile-composition';
import { plainShaper } from '../plain-shaper';
import { content, document, template, textLayer } from '../templates';

const scene = (durationSeconds: number, ingredientId = 1): SceneInput => ({
  ingredientId,
  template: template(document([textLayer('Hi')])),
  content: content(),
  background: { type: 'color', color: '#000000' },
  durationSeconds,
  keyframeSeconds: 1.01,
});
const sample = (durationSeconds: number, audioId = 1) => ({
  audioId,
  src: `/${audioId}.mp3`,
  durationSeconds,
  leadInSamples: 1105,
  contentSamples: durationSeconds * 48_000,
  sampleRate: 48_000,
});
const size = { width: 640, height: 360 };
const arranged = (scenes: SceneInput[], audio: ReturnType<typeof sample>[] = []) =>
  arrange(
    { ...size, scenes, audio },
    scenes.map(() => ({ animation: document([]), notices: [] })),
  );

describe('scenes', () => {
  it('start where the sum of the seconds before says, however odd they are', () => {
    const third = 4 / 3;
    const { scenes, durationFrames } = arranged(Array.from({ length: 30 }, (_, index) => scene(third + 0.01, index)));
    expect(scenes.at(-1)?.startFrame).toBe(Math.round(29 * (third + 0.01) * 30));
    expect(durationFrames).toBe(Math.round(30 * (third + 0.01) * 30));
    for (const [index, { startFrame, durationFrames: frames }] of scenes.entries())
      expect(startFrame + frames).toBe(scenes[index + 1]?.startFrame ?? durationFrames);
  });

  it('are compiled by whatever compiles', async () => {
    const { scenes } = await compileComposition(
      { ...size, scenes: [scene(2)], audio: [] },
      createTextShapingCompiler(plainShaper),
    );
    expect(scenes[0]).toMatchObject({ ingredientId: 1, durationFrames: 60, keyframe: 30, notices: [] });
    expect(scenes[0]?.animation.layers[0]?.ty).toBe(4);
  });
});

describe('music', () => {
  it('stands one after another', () => {
    const { audio } = arranged([scene(6)], [sample(2, 1), sample(2, 2), sample(2, 3)]);
    expect(audio.map(({ audioId, startSeconds }) => [audioId, startSeconds])).toEqual([
      [1, 0],
      [2, 2],
      [3, 4],
    ]);
  });

  it('that outlasts the picture is faded, and what would start after it is left out', () => {
    const { audio, audioFadeSeconds } = arranged([scene(3)], [sample(2, 1), sample(2, 2), sample(2, 3)]);
    expect(audio.map(({ audioId }) => audioId)).toEqual([1, 2]);
    expect(audioFadeSeconds).toBe(1);
  });
});
