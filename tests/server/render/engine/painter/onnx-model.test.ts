import { expect, test } from 'vitest';
import { type OnnxRuntime, runOnnxModel } from '../../../../../server/render/engine/painter/onnx-model';

const settings = { file: '/models/any.onnx', sizePx: 2, mean: [0.5, 0.25, 0], deviation: [1, 0.5, 0.25] } as const;
const bytes = Uint8Array.from([255, 0, 51, 0, 255, 51, 255, 255, 51, 0, 0, 51]);

/** Answers `output` and keeps what it was given. */
function runtimeOf(output: { data: unknown; dims: readonly number[] }) {
  const given: { file?: string; values?: number[]; dims?: readonly number[] } = {};
  class Tensor {
    readonly type: string;
    readonly data: Float32Array;
    readonly dims: readonly number[];
    constructor(type: string, data: Float32Array, dims: readonly number[]) {
      this.type = type;
      this.data = data;
      this.dims = dims;
    }
  }
  const runtime: OnnxRuntime = {
    Tensor,
    InferenceSession: {
      create: async (file) => ({
        inputNames: ['picture'],
        outputNames: ['mask', 'more'],
        async run({ picture }) {
          given.file = file;
          given.values = [...((picture?.data ?? []) as Float32Array)].map((value) => Math.round(value * 100) / 100);
          given.dims = picture?.dims ?? [];
          return { mask: output };
        },
      }),
    },
  };
  return { runtime, given };
}

test('a model gets colors channel by channel, and its mask is stretched', async () => {
  const { runtime, given } = runtimeOf({ data: Float32Array.of(-2, 0, 2, 1), dims: [1, 1, 2, 2] });
  const mask = await runOnnxModel(settings, bytes, async () => runtime);
  expect(given).toEqual({
    file: '/models/any.onnx',
    dims: [1, 3, 2, 2],
    values: [0.5, -0.5, 0.5, -0.5, -0.5, 1.5, 1.5, -0.5, 0.8, 0.8, 0.8, 0.8],
  });
  expect(mask).toEqual({ width: 2, height: 2, data: Float32Array.of(0, 0.5, 1, 0.75) });
});

test('a model without a mask, and a package that does not load, are the operator’s to mend', async () => {
  const { runtime } = runtimeOf({ data: Float32Array.of(1, 2, 3), dims: [1, 4] });
  const other = runtimeOf({ data: [1, 2], dims: [1, 1, 1, 2] }).runtime;
  for (const load of [async () => runtime, async () => other, () => Promise.reject(new Error('not installed'))])
    await expect(runOnnxModel(settings, bytes, load)).rejects.toMatchObject({ code: 'background_unavailable' });
});
