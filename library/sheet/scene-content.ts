/** Content of a scene on the sheet: its defaults, or texts that are far too long. */

import { CANVAS, type Ratio, type TextFieldSource } from '@spotreel/sdk/internal/contract';
import { longText, type MediaSource, type SceneContent, type SceneTemplate } from '@spotreel/sdk/internal/scene';
import type { AnimationSource } from '../animation-source';
import { animationSources, documentOf } from '../animations';
import { mediaSources } from '../media';
import type { IngredientSource } from '../template';

export type SampleTextLength = 'short' | 'long';

export function sheetTemplate(ingredient: IngredientSource, ratio: Ratio): SceneTemplate {
  const draw = ingredient.layouts[ratio];
  if (!draw) throw new Error(`${ingredient.slug} has no ${ratio} layout.`);
  const binding = (field: { innerReference: string; targets?: readonly string[] }) => ({
    innerReference: field.innerReference,
    targets: field.targets ?? [field.innerReference],
  });
  return {
    animation: draw(),
    animations: Object.fromEntries(animationSources.map((source) => [source.file, documentOf(source)])),
    fields: {
      texts: ingredient.texts.map(binding),
      images: ingredient.images.map(binding),
      colors: ingredient.colors.map(binding),
    },
  };
}

export function sceneContent(ingredient: IngredientSource, length: SampleTextLength): SceneContent {
  const write = length === 'short' ? (field: TextFieldSource) => field.defaultValue : longText;
  return {
    texts: Object.fromEntries(ingredient.texts.map((field) => [field.innerReference, write(field)])),
    images: Object.fromEntries(ingredient.images.map((field) => [field.innerReference, source(field.defaultFile)])),
    colors: Object.fromEntries(ingredient.colors.map((field) => [field.innerReference, field.defaultValue])),
  };
}

function source(file: string): MediaSource {
  const animation = animationSources.find((candidate) => candidate.file === file);
  if (animation) return { mediaId: animation.id, src: file, ...sizeOf(animation), isAnimation: true };
  const entry = mediaSources.find((candidate) => candidate.file === file);
  if (!entry) throw new Error(`No such picture: ${file}`);
  const { id: mediaId, widthPx, heightPx, focus } = entry;
  return { mediaId, src: file, widthPx, heightPx, ...(focus && { focus }) };
}

function sizeOf({ shape }: AnimationSource): { widthPx: number; heightPx: number } {
  const { width, height } = CANVAS[shape];
  return { widthPx: width, heightPx: height };
}
