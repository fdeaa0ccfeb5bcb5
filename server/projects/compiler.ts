import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SpotreelError } from '../../sdk/base/errors';
import { compileComposition, createSceneCompiler } from '../../sdk/scene/compile-composition';
import {
  type CompiledAnimation,
  compileScene,
  type SceneContent,
  type SceneTemplate,
  textsOf,
} from '../../sdk/scene/compile-scene';
import type { Composition } from '../../sdk/scene/composition';
import type { LottieAnimation } from '../../sdk/scene/lottie';
import type { TextShaper } from '../../sdk/scene/text-shaper';
import type { Catalogue } from '../library/catalogue';
import { compositionInput, type ReadTemplate } from './composition-input';
import type { ProjectSnapshot } from './snapshot';

export interface ProjectCompiler {
  readonly readTemplate: ReadTemplate;
  /** Throws `template_invalid`, `media_not_found`, `font_unavailable`. */
  composition(snapshot: ProjectSnapshot): Promise<Composition>;
  scene(template: SceneTemplate, content: SceneContent): Promise<CompiledAnimation>;
}

/** Parsed documents that are kept. */
const KEPT_TEMPLATES = 64;

/** `libraryFolder`: where the built library lies. */
export function createProjectCompiler(
  catalogue: Catalogue,
  libraryFolder: string,
  shaper: TextShaper,
): ProjectCompiler {
  const readTemplate = createTemplateReader(libraryFolder);
  const compile = createSceneCompiler(shaper);
  return {
    readTemplate,
    composition: async (snapshot) =>
      compileComposition(await compositionInput(snapshot, catalogue, readTemplate), compile),
    async scene(template, content) {
      await shaper.prepare(textsOf(template, content));
      return compileScene(template, content, shaper);
    },
  };
}

function createTemplateReader(folder: string): ReadTemplate {
  const kept = new Map<string, Promise<LottieAnimation>>();
  return (file) => {
    const document = kept.get(file) ?? readDocument(path.join(folder, file));
    kept.delete(file);
    kept.set(file, document);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_TEMPLATES && oldest !== undefined) kept.delete(oldest);
    document.catch(() => kept.delete(file));
    return document;
  };
}

async function readDocument(file: string): Promise<LottieAnimation> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LottieAnimation;
  } catch (cause) {
    throw new SpotreelError('template_invalid', `The template ${path.basename(file)} cannot be read.`, { cause });
  }
}
