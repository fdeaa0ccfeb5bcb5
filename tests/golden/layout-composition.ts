/** One layout of the library as a new project shows it: a composition of one scene with its default texts and pictures. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { animationSources, documentOf } from '../../library/animations';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { mediaSources } from '../../library/media';
import type { IngredientSource } from '../../library/template';
import type { Ratio } from '../../sdk/contract/schemas/scalars';
import { compileComposition, createTextShapingCompiler } from '../../sdk/scene/compiling/compile-composition';
import type { CompiledBackground, Composition, MediaSource } from '../../sdk/scene/composition';

const folder = fileURLToPath(new URL('../../library/media', import.meta.url));
/** Pictures of the library on disk, by their address in a composition. */
export const libraryFiles: ReadonlyMap<string, string> = new Map(
  mediaSources.map(({ file, posterFile }) => [`/${file}`, path.join(folder, posterFile ?? file)]),
);
/** Animations of the library that fields show by default, by address. */
const documents = new Map(animationSources.map((one) => [`/${one.file}`, documentOf(one)]));
const compile = createTextShapingCompiler(createPackageTextShaper());

/** @throws when the scene has no layout of this ratio */
export function layoutComposition(bpm: number, scene: IngredientSource, ratio: Ratio): Promise<Composition> {
  const animation = scene.layouts[ratio]?.();
  if (!animation) throw new Error(`${scene.slug} has no ${ratio} layout`);
  const bind = (field: { innerReference: string; targets?: readonly string[] }) => ({
    innerReference: field.innerReference,
    targets: field.targets ?? [field.innerReference],
  });
  const { texts, images, colors } = scene;
  const input = {
    ingredientId: scene.id,
    template: {
      animation,
      animations: Object.fromEntries(documents),
      fields: { texts: texts.map(bind), images: images.map(bind), colors: colors.map(bind) },
    },
    content: {
      texts: {},
      colors: {},
      images: Object.fromEntries(images.map((field) => [field.innerReference, source(field.defaultFile)])),
    },
    background: stillBackground(scene),
    durationSeconds: (scene.bars * 240) / bpm,
    keyframeSeconds: scene.keyframeSeconds,
  };
  return compileComposition({ width: animation.w, height: animation.h, scenes: [input], audio: [] }, compile);
}

/** A still replaces the video: other tests check which frame a video shows. */
function stillBackground({ background: { default: fallback } }: IngredientSource): CompiledBackground {
  if (fallback.type === 'color') return fallback;
  return { type: 'image', media: source(fallback.file), scale: 1, positionX: 0, positionY: 0 };
}

function source(file: string): MediaSource {
  const document = documents.get(`/${file}`);
  if (document) return { src: `/${file}`, widthPx: document.w, heightPx: document.h, isAnimation: true };
  const found = mediaSources.find((entry) => entry.file === file);
  if (!found) throw new Error(`library/media.ts does not list ${file}`);
  const { widthPx, heightPx, focus } = found;
  return { src: `/${file}`, widthPx, heightPx, ...(focus && { focus }) };
}
