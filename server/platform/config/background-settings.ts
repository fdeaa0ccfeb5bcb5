/** What removes the backgrounds of pictures. */
import * as z from 'zod';

export const backgroundVariables = {
  /** Key of remove.bg: pictures are sent there. Without it a model on this server finds people. */
  REMOVE_BG_API_KEY: z.string().min(1).max(500).optional(),
  /** Another address than the provider's own, for a test. */
  REMOVE_BG_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .default('https://api.remove.bg'),
  /** A model in ONNX format in place of the bundled one. It needs the package `onnxruntime-node`. */
  BACKGROUND_MODEL: z.string().min(1).optional(),
  /** Width and height of what the model takes, px. */
  BACKGROUND_MODEL_SIZE: z.coerce.number().int().min(32).max(2048).default(1024),
  /** What is taken off each color (0 to 1), and what the rest is divided by: one number, or one for red, green and blue. */
  BACKGROUND_MODEL_MEAN: colorNumbers('0.5'),
  BACKGROUND_MODEL_DEVIATION: colorNumbers('1').refine((numbers) => numbers.every((number) => number > 0), 'Above 0'),
};

function colorNumbers(usual: string) {
  return z
    .string()
    .default(usual)
    .transform((text, context): readonly [number, number, number] => {
      const [red = Number.NaN, green = red, blue = red, ...more] = text.split(',').map(Number);
      if (more.length === 0 && [red, green, blue].every(Number.isFinite)) return [red, green, blue];
      context.addIssue({ code: 'custom', message: 'Not one or three numbers, like 0.485,0.456,0.406' });
      return z.NEVER;
    });
}

type Values = z.infer<z.ZodObject<typeof backgroundVariables>>;

export interface RemoveBgSettings {
  readonly apiKey: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
}

export interface OnnxSettings {
  readonly file: string;
  readonly sizePx: number;
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** At most one of them; none: the bundled model. */
export interface BackgroundSettings {
  readonly removeBg?: RemoveBgSettings | undefined;
  readonly onnx?: OnnxSettings | undefined;
}

/** A server sends pictures away or keeps them: both at once is a mistake. */
export function isBackgroundAmbiguous({ REMOVE_BG_API_KEY: key, BACKGROUND_MODEL: model }: Values): boolean {
  return key !== undefined && model !== undefined;
}

export function backgroundSettingsOf(value: Values): BackgroundSettings {
  const { REMOVE_BG_API_KEY: apiKey, BACKGROUND_MODEL: file } = value;
  if (apiKey) return { removeBg: { apiKey, apiUrl: value.REMOVE_BG_API_URL } };
  if (!file) return {};
  const { BACKGROUND_MODEL_MEAN: mean, BACKGROUND_MODEL_DEVIATION: deviation } = value;
  return { onnx: { file, sizePx: value.BACKGROUND_MODEL_SIZE, mean, deviation } };
}
