/** Remover of the backgrounds of pictures. */
import * as z from 'zod';

export const backgroundVariables = {
  /** Key of remove.bg: pictures are sent there. Without it a model on this server finds people. */
  REMOVE_BG_API_KEY: z.string().min(1).max(500).optional(),
  /** Another address than the provider's own, for a test. */
  REMOVE_BG_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .default('https://api.remove.bg'),
  /** Address of a model that gets pictures in a form, such as rembg's `/api/remove`. Pictures are sent there. */
  BACKGROUND_SERVICE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => !hasPassword(text), 'The key belongs into BACKGROUND_SERVICE_KEY')
    .optional(),
  /** Token that it gets as `Authorization: Bearer`. */
  BACKGROUND_SERVICE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'Not a key: letters, digits and signs')
    .optional(),
  /** The part of the form that has the picture. */
  BACKGROUND_SERVICE_FIELD: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default('file'),
  /** A model in ONNX format in place of the bundled one. It needs the package `onnxruntime-node`. */
  BACKGROUND_MODEL: z.string().min(1).optional(),
  /** Width and height of what the model takes, px. */
  BACKGROUND_MODEL_SIZE: z.coerce.number().int().min(32).max(2048).default(1024),
  /**
   * Mean that is subtracted from each color (0 to 1), before the division by the deviation. One number, or one for red,
   * green and blue.
   */
  BACKGROUND_MODEL_MEAN: colorNumbers('0.5'),
  BACKGROUND_MODEL_DEVIATION: colorNumbers('1').refine((numbers) => numbers.every((number) => number > 0), 'Above 0'),
};

function hasPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

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

export interface ModelServiceSettings {
  readonly url: string;
  readonly key?: string | undefined;
  readonly field: string;
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
  readonly service?: ModelServiceSettings | undefined;
  readonly onnx?: OnnxSettings | undefined;
}

/** The settings that are there besides the first one: a server has one of them. */
export function ambiguousBackground(values: Values): readonly string[] {
  const all = ['REMOVE_BG_API_KEY', 'BACKGROUND_SERVICE_URL', 'BACKGROUND_MODEL'] as const;
  return all.filter((name) => values[name] !== undefined).slice(1);
}

export function backgroundSettingsOf(value: Values): BackgroundSettings {
  const { REMOVE_BG_API_KEY: apiKey, BACKGROUND_MODEL: file } = value;
  if (apiKey) return { removeBg: { apiKey, apiUrl: value.REMOVE_BG_API_URL } };
  const { BACKGROUND_SERVICE_URL: url, BACKGROUND_SERVICE_KEY: key, BACKGROUND_SERVICE_FIELD: field } = value;
  if (url) return { service: { url, key, field } };
  if (!file) return {};
  const { BACKGROUND_MODEL_MEAN: mean, BACKGROUND_MODEL_DEVIATION: deviation } = value;
  return { onnx: { file, sizePx: value.BACKGROUND_MODEL_SIZE, mean, deviation } };
}
