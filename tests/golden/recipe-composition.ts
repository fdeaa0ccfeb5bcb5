/** A recipe of the library as a new project shows it: default scenes, words and pictures; `src` is a file of `library/media/`. */
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { mediaSources } from '../../library/media';
import { recipeSources } from '../../library/recipes';
import type { IngredientSource, TemplateFamilySource } from '../../library/template';
import {
  compileComposition,
  createTextShapingCompiler,
  type SceneInput,
} from '../../sdk/scene/compiling/compile-composition';
import type { CompiledBackground, Composition, MediaSource } from '../../sdk/scene/composition';

/** Landscape. `changed`: a scene, counted from 0, all of whose texts are `text`. Throws for an unknown slug. */
export async function recipeComposition(
  slug: string,
  changed?: { readonly scene: number; readonly text: string },
): Promise<Composition> {
  const family = recipeSources.find((recipe) => recipe.slug === slug)?.families[0];
  if (!family) throw new Error(`The library has no recipe "${slug}".`);
  const scenes = family.defaultIngredientIds.flatMap((id) => {
    const scene = family.ingredients.find((ingredient) => ingredient.id === id);
    return scene ? [sceneInput(scene, family)] : [];
  });
  const other = changed && scenes[changed.scene];
  if (other) {
    const texts = other.template.fields.texts.map(({ innerReference }) => [innerReference, changed.text] as const);
    scenes[changed.scene] = { ...other, content: { ...other.content, texts: Object.fromEntries(texts) } };
  }
  const compile = createTextShapingCompiler(createPackageTextShaper());
  return compileComposition({ width: 1920, height: 1080, scenes, audio: [] }, compile);
}

function sceneInput(scene: IngredientSource, family: TemplateFamilySource): SceneInput {
  const animation = scene.layouts.landscape?.();
  if (!animation) throw new Error(`${scene.slug} has no landscape layout.`);
  const bind = (field: { innerReference: string; targets?: readonly string[] }) => ({
    innerReference: field.innerReference,
    targets: field.targets ?? [field.innerReference],
  });
  const { texts, images, colors } = scene;
  const pictures = images.map(({ innerReference, defaultFile }) => [innerReference, sourceOf(defaultFile)] as const);
  return {
    ingredientId: scene.id,
    template: { animation, fields: { texts: texts.map(bind), images: images.map(bind), colors: colors.map(bind) } },
    content: { texts: {}, colors: {}, images: Object.fromEntries(pictures) },
    background: backgroundOf(scene),
    durationSeconds: (scene.bars * 240) / family.bpm,
    keyframeSeconds: scene.keyframeSeconds,
  };
}

function backgroundOf({ background }: IngredientSource): CompiledBackground {
  const fallback = background.default;
  if (fallback.type === 'color') return fallback;
  const placed = { media: sourceOf(fallback.file), scale: 1, positionX: 0, positionY: 0 };
  if (fallback.type === 'image') return { type: 'image', ...placed };
  const seconds = mediaSources.find(({ file }) => file === fallback.file)?.durationSeconds ?? 1;
  return { type: 'video', ...placed, trimStartSeconds: 0, trimEndSeconds: seconds };
}

function sourceOf(file: string): MediaSource {
  const found = mediaSources.find((entry) => entry.file === file);
  if (!found) throw new Error(`library/media.ts does not list ${file}.`);
  const { widthPx, heightPx, focus } = found;
  return { src: file, widthPx, heightPx, ...(focus && { focus }) };
}
