/** Models of operators in ONNX format. The package that runs them has 290 MB and is installed by the operator, if at all. */
import type { Plane } from '../../../vision/matting/plane';
import { renderError } from '../errors';

export interface OnnxModel {
  readonly file: string;
  /** Width and height of what it takes, px. */
  readonly sizePx: number;
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

interface OnnxTensor {
  readonly data: unknown;
  readonly dims: readonly number[];
}

interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>;
}

/** The part of `onnxruntime-node` that is used. */
export interface OnnxRuntime {
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => OnnxTensor;
  readonly InferenceSession: { create(file: string): Promise<OnnxSession> };
}

const PACKAGE = 'onnxruntime-node';

/**
 * The mask of a picture of `sizePx` by `sizePx`, three bytes a pixel. Throws `background_unavailable` where the package is not
 * installed, or the model is another one than it is said to be.
 */
export async function runOnnxModel(
  { file, sizePx, mean, deviation }: OnnxModel,
  bytes: Uint8Array,
  load: () => Promise<OnnxRuntime> = () => import(PACKAGE),
): Promise<Plane> {
  try {
    const { Tensor, InferenceSession } = await load();
    const session = await InferenceSession.create(file);
    const [inputName = ''] = session.inputNames;
    const [outputName = ''] = session.outputNames;
    const input = new Tensor('float32', channelsOf(bytes, mean, deviation), [1, 3, sizePx, sizePx]);
    const { [outputName]: output } = await session.run({ [inputName]: input });
    return maskOf(output);
  } catch (cause) {
    throw renderError('background_unavailable', `The model of BACKGROUND_MODEL does not run: ${cause}`, { cause });
  }
}

/** All of red, then green, then blue. */
function channelsOf(bytes: Uint8Array, mean: OnnxModel['mean'], deviation: OnnxModel['deviation']): Float32Array {
  const pixels = bytes.length / 3;
  const channels = new Float32Array(bytes.length);
  for (const channel of [0, 1, 2] as const)
    for (let pixel = 0; pixel < pixels; pixel++)
      channels[channel * pixels + pixel] =
        ((bytes[3 * pixel + channel] ?? 0) / 255 - mean[channel]) / deviation[channel];
  return channels;
}

/** Models of this kind are trained so that the highest value is the surest: all are stretched to 0 to 1. */
function maskOf(output: OnnxTensor | undefined): Plane {
  const [height = 0, width = 0] = output?.dims.slice(-2) ?? [];
  const values = output?.data;
  if (!(values instanceof Float32Array) || width === 0 || values.length !== width * height)
    throw new Error('its output is no mask');
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const range = most - least || 1;
  return { width, height, data: values.map((value) => (value - least) / range) };
}
