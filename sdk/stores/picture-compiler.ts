/**
 * Compiles an open project scene by scene and remembers each: typing into one of thirty compiles one, moving a
 * background compiles none.
 */
import type { IngredientTemplate } from '../contract/schemas/library';
import { arrange, type SceneCompiler, type SceneInput } from '../scene/compile-composition';
import type { CompiledAnimation } from '../scene/compile-scene';
import type { Composition } from '../scene/composition';
import {
  animationFilesOf,
  type Documents,
  type EditorSource,
  isBackgroundMissing,
  type MadeScene,
  toCompositionInput,
} from '../scene/from-editor';
import type { LottieAnimation } from '../scene/lottie';
import type { Animations } from '../scene/placed-animation';
import type { LoadLottie } from './lottie-documents';

/**
 * Makes the picture of a project. `onFirstScene` hears of a picture of the first scene alone, which
 * is there sooner.
 */
export type CompilePicture = (
  source: EditorSource,
  onFirstScene?: (composition: Composition) => void,
) => Promise<Composition>;

interface CompiledBefore {
  /** What the animation depends on, by identity or value. */
  readonly key: readonly unknown[];
  readonly animation: Promise<CompiledAnimation>;
}

export interface PictureCompilerParts {
  readonly loadLottie: LoadLottie;
  readonly compileScene: SceneCompiler;
  /** Hears of each template before a scene of it is compiled. */
  know?(template: IngredientTemplate): void;
}

/** One for each open project: what it remembers is keyed by the project's scenes. */
export function createPictureCompiler(parts: PictureCompilerParts): CompilePicture {
  let remembered = new Map<number, CompiledBefore>();
  const made = new Map<number, MadeScene>();
  return async (source, onFirstScene) => {
    const input = toCompositionInput(source, await loadAll(source, parts), made);
    const next = new Map<number, CompiledBefore>();
    for (const scene of input.scenes) {
      const key = keyOf(scene, source);
      const before = remembered.get(scene.ingredientId);
      const isKnown = before?.key.length === key.length && before.key.every((part, index) => part === key[index]);
      next.set(scene.ingredientId, isKnown ? before : { key, animation: parts.compileScene(scene) });
    }
    remembered = next;
    try {
      const show = (count: number, compiled: readonly CompiledAnimation[]) =>
        arrange(
          { ...input, scenes: input.scenes.slice(0, count) },
          compiled.map((animation, index) => withBackgroundNotice(animation, input.scenes[index], source)),
        );
      const animations = [...next.values()].map(({ animation }) => animation);
      if (onFirstScene && animations.length > 1)
        void animations[0]?.then(
          (first) => onFirstScene(show(1, [first])),
          () => {}, // told below
        );
      return show(animations.length, await Promise.all(animations));
    } catch (thrown) {
      // A failure is not remembered: the next look may find the font or the worker back.
      remembered = new Map();
      throw thrown;
    }
  };
}

async function loadAll(source: EditorSource, parts: PictureCompilerParts): Promise<Documents> {
  const [templates, animations] = await Promise.all([loadTemplates(source, parts), loadAnimations(source, parts)]);
  return { templates, animations };
}

/** One that cannot be had is told and left out: the scene shows everything else. */
async function loadAnimations(
  { project, templates, media }: EditorSource,
  { loadLottie }: PictureCompilerParts,
): Promise<Animations> {
  const shown = project.scenes.flatMap(({ id, templateId }) => {
    const [template, values] = [templates.get(templateId), project.values[id]];
    return template && values ? animationFilesOf(template, values, media) : [];
  });
  const loading = [...new Set(shown)].map(async (src) => {
    try {
      return [[src, await loadLottie(src)] as const];
    } catch {
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(loading)).flat());
}

async function loadTemplates({ project, templates }: EditorSource, { loadLottie, know }: PictureCompilerParts) {
  const ids = [...new Set(project.scenes.map(({ templateId }) => templateId))];
  const loaded = ids.flatMap((id) => {
    const template = templates.get(id);
    if (!template) return [];
    know?.(template);
    return [loadLottie(template.dataFile).then((animation) => [id, animation] as const)];
  });
  return new Map<number, LottieAnimation>(await Promise.all(loaded));
}

function keyOf({ ingredientId, template, content }: SceneInput, { project }: EditorSource): readonly unknown[] {
  const values = project.values[ingredientId];
  const pictures = Object.values(content.images).map(({ src }) => src);
  const { backdrop } = content;
  return [
    template.animation,
    backdrop && JSON.stringify(backdrop),
    Object.keys(template.animations ?? {}).join(' '),
    template.fields,
    values?.texts,
    values?.images,
    values?.colors,
    content.fontFamily,
    ...pictures,
  ];
}

function withBackgroundNotice(
  compiled: CompiledAnimation,
  scene: SceneInput | undefined,
  { project, media }: EditorSource,
): CompiledAnimation {
  const values = scene && project.values[scene.ingredientId];
  if (!values || !isBackgroundMissing(values, media)) return compiled;
  return { ...compiled, notices: [...compiled.notices, { code: 'background_missing' }] };
}
