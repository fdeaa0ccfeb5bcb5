import { expect, test } from 'vitest';
import { type CompiledAnimation, compileComposition, type SceneInput } from '../../../../sdk/scene';
import { inTurns } from '../../../../server/project/composition/in-turns';

const animation = { layers: [], assets: [] } as unknown as CompiledAnimation['animation'];
const scene = (ingredientId: number) =>
  ({
    ingredientId,
    background: { type: 'color', color: '#000' },
    durationSeconds: 1,
    keyframeSeconds: 0,
  }) as unknown as SceneInput;
const input = { width: 9, height: 9, scenes: [1, 2, 3, 4, 5].map(scene), audio: [] };

test('others are answered between two scenes', async () => {
  const answered: number[] = [];
  const compiled: number[] = [];
  const compile = inTurns(async ({ ingredientId }) => {
    compiled.push(ingredientId);
    setImmediate(() => answered.push(compiled.length));
    return { animation, notices: [] };
  });
  const { scenes } = await compileComposition(input, compile);
  expect(scenes.map(({ ingredientId }) => ingredientId)).toEqual([1, 2, 3, 4, 5]);
  expect(answered.slice(0, 4)).toEqual([1, 2, 3, 4]);
});

test('a scene that fails does not keep the next video waiting', async () => {
  const compile = inTurns(async ({ ingredientId }) => {
    if (ingredientId === 2) throw new Error('broken');
    return { animation, notices: [] };
  });
  await expect(compileComposition(input, compile)).rejects.toThrow('broken');
  expect((await compile(scene(7))).notices).toEqual([]);
});
