/** A package as the compiler takes it: a project of its one scene. */
import type { Ratio } from '@spotreel/sdk/internal/contract';
import { NO_VALUES } from '@spotreel/sdk/internal/project';
import {
  type Animations,
  type CompositionInput,
  type LottieAnimation,
  longText,
  type ProjectFile,
  type ProjectSource,
  type ProjectTemplate,
  toCompositionInput,
} from '@spotreel/sdk/internal/scene';
import type { CheckedPackage } from '../checking/check-package';

/** By name in the package. */
export type StagedFiles = ReadonlyMap<string, ProjectFile>;

export type TextLength = 'short' | 'long';

export interface PackageLook {
  readonly ratio: Ratio;
  readonly texts: TextLength;
}

interface Bound {
  readonly innerReference: string;
  readonly targets?: readonly string[] | undefined;
}

const SCENE_ID = 1;
const TEMPLATE_ID = 1;

/** Nothing of the scene was changed but the length of its texts. */
export function packageInput(
  checked: CheckedPackage,
  animation: LottieAnimation,
  look: PackageLook,
  files: StagedFiles,
): CompositionInput {
  const template = packageTemplate(checked, files);
  const values = look.texts === 'short' ? NO_VALUES : { ...NO_VALUES, texts: longTexts(checked) };
  const scenes = [{ id: SCENE_ID, templateId: TEMPLATE_ID }];
  const silent = { audio: [], ownMusic: null, fontFamily: null };
  const source: ProjectSource = {
    project: { ...silent, ratio: look.ratio, scenes, values: { [SCENE_ID]: values } },
    template: () => template,
    file: () => undefined,
    sample: () => undefined,
  };
  return toCompositionInput(source, {
    templates: new Map([[TEMPLATE_ID, animation]]),
    animations: animationsOf(checked, files),
  });
}

function longTexts({ manifest }: CheckedPackage): Record<string, string> {
  return Object.fromEntries(manifest.fields.texts.map((field) => [field.innerReference, longText(field)]));
}

function packageTemplate({ manifest }: CheckedPackage, files: StagedFiles): ProjectTemplate {
  const { fields, durationSeconds: duration, bpm, keyframeSeconds } = manifest;
  const bind = <Value>(field: Bound, defaultValue: Value) => ({
    innerReference: field.innerReference,
    targets: field.targets ?? [field.innerReference],
    defaultValue,
  });
  return {
    duration,
    bars: (duration * bpm) / 240,
    keyframes: [keyframeSeconds],
    fields: {
      texts: fields.texts.map((field) => bind(field, field.defaultValue)),
      images: fields.images.map((field) => bind(field, files.get(field.default) ?? null)),
      colors: fields.colors.map((field) => bind(field, field.defaultValue)),
    },
    backgrounds: ownBackground(manifest.background.default, files),
  };
}

function ownBackground(
  own: CheckedPackage['manifest']['background']['default'],
  files: StagedFiles,
): ProjectTemplate['backgrounds'] {
  if (own.type === 'color') return { default: own, media: null };
  const media = files.get(own.file) ?? null;
  return { default: { type: own.type, value: media?.id ?? 0 }, media };
}

function animationsOf({ facts }: CheckedPackage, files: StagedFiles): Animations {
  const known = [...facts].flatMap(([name, { animation }]) => {
    const file = files.get(name);
    return animation && file ? [[file.url, animation] as const] : [];
  });
  return Object.fromEntries(known);
}
