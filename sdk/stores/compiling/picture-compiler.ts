/**
 * Compiles an open project scene by scene and remembers each: typing into one of thirty compiles one. Moving a background
 * compiles none, or that one whose texts lie on it.
 */
import {
  arrange,
  type CompositionInput,
  type SceneCompiler,
  type SceneInput,
} from '../../scene/compiling/compile-composition';
import type { CompiledAnimation, SceneContent, SceneTemplate } from '../../scene/compiling/compile-scene';
import type { Composition } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import { type CachedScene, toCompositionInput } from '../../scene/project-input/composition-input';
import { type EditorSource, isBackgroundMissing, projectSource } from '../editor/editor-source';
import { createProjectDocuments, type DocumentSources } from '../project/project-documents';
import { untilIdle } from '../timing/until-idle';

/** Makes the picture of a project. `onFirstScene` gets a picture of the first scene alone, which is ready sooner. */
export type CompilePicture = (
  source: EditorSource,
  onFirstScene?: (composition: Composition) => void,
) => Promise<Composition>;

interface CompiledBefore {
  /** Inputs of the animation, by identity or value. */
  readonly key: readonly unknown[];
  readonly animation: Promise<CompiledAnimation>;
  /** The document, once it is compiled. */
  made?: LottieAnimation;
}

export interface PictureCompilerParts extends DocumentSources {
  readonly compileScene: SceneCompiler;
}

/** One for each open project: what it remembers is keyed by the project's scenes. */
export function createPictureCompiler(parts: PictureCompilerParts): CompilePicture {
  let remembered = new Map<number, CompiledBefore>();
  const made = new Map<number, CachedScene>();
  const documents = createProjectDocuments(parts);

  function compiled(scene: SceneInput, key: readonly unknown[], before: CompiledBefore | undefined): CompiledBefore {
    const entry: CompiledBefore = { key, animation: parts.compileScene(scene, { replaces: before?.made }) };
    const keep = ({ animation }: CompiledAnimation) => {
      entry.made = animation;
    };
    entry.animation.then(keep, () => {}); // reported where it is awaited
    return entry;
  }

  return firstSceneFirst(async (source) => {
    // at once where nothing has to be fetched: what a key changed is on its way before the form is drawn
    const loaded = documents.here(source) ?? (await documents.load(source));
    const input = toCompositionInput(projectSource(source), loaded, made);
    const next = new Map<number, CompiledBefore>();
    for (const scene of input.scenes) {
      const key = keyOf(scene, source);
      const before = remembered.get(scene.ingredientId);
      const isKnown = before?.key.length === key.length && before.key.every((part, index) => part === key[index]);
      next.set(scene.ingredientId, isKnown ? before : compiled(scene, key, before));
    }
    remembered = next;
    try {
      const animations = [...next.values()].map(({ animation }) => animation);
      return pictureOf(input, await Promise.all(animations), source);
    } catch (thrown) {
      // a failure is not remembered: font or worker may be back at the next attempt
      remembered = new Map();
      throw thrown;
    }
  });
}

function firstSceneFirst(compile: (source: EditorSource) => Promise<Composition>): CompilePicture {
  return async (source, onFirstScene) => {
    const { project } = source;
    if (onFirstScene && project.scenes.length > 1) {
      onFirstScene(await compile({ ...source, project: { ...project, scenes: project.scenes.slice(0, 1) } }));
      await untilIdle(); // the others' answers would keep the page from showing it
    }
    return compile(source);
  };
}

function pictureOf(input: CompositionInput, compiled: readonly CompiledAnimation[], source: EditorSource): Composition {
  return arrange(
    input,
    compiled.map((animation, index) => withBackgroundNotice(animation, input.scenes[index], source)),
  );
}

function keyOf({ ingredientId, template, content }: SceneInput, { project }: EditorSource): readonly unknown[] {
  const values = project.values[ingredientId];
  const pictures = Object.values(content.images).map(({ src, brightness = '' }) => `${src} ${brightness}`);
  const { backdrop } = content;
  return [
    template.animation,
    backdrop && JSON.stringify(backdrop),
    backgroundKey(template, content),
    Object.keys(template.animations ?? {}).join(' '),
    template.fields,
    values?.texts,
    values?.images,
    values?.colors,
    content.fontFamily,
    content.frames,
    content.languages?.join(),
    ...pictures,
  ];
}

/** Key of the background, which changes the animation of a scene only if texts lie on pictures. */
function backgroundKey({ animation }: SceneTemplate, { background }: SceneContent): string {
  if (!animation.textsOnPictures || !background) return '';
  if (background.type === 'color') return background.color;
  const { media, scale, positionX, positionY } = background;
  return [media.src, media.brightness, scale, positionX, positionY].join(' ');
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
