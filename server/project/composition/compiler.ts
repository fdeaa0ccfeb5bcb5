import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SpotreelError } from '@spotreel/sdk/internal/base';
import {
  type CompiledAnimation,
  type Composition,
  compileComposition,
  compileScene,
  createTextShapingCompiler,
  type LottieAnimation,
  type SceneContent,
  type SceneTemplate,
  type TextShaper,
  textsOf,
} from '@spotreel/sdk/internal/scene';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { layoutKey } from '../../library/seeding/manifest-rows';
import { compositionInput, type DocumentReader } from './composition-input';
import { inTurns } from './in-turns';
import type { ProjectSnapshot } from './snapshot';

export interface ProjectCompiler extends DocumentReader {
  /**
   * `isForBlender`: scenes of Blender templates are compiled for it; else as the reel that replaces them. Throws `template_invalid`,
   * `media_not_found`, `font_unavailable`.
   */
  composition(snapshot: ProjectSnapshot, catalogue: Catalogue, isForBlender?: boolean): Promise<Composition>;
  scene(template: SceneTemplate, content: SceneContent): Promise<CompiledAnimation>;
}

/** Parsed documents that are kept. */
const KEPT_TEMPLATES = 64;

/** `localSource`: where the file of a key lies. */
export function createProjectCompiler(
  localSource: (key: string) => Promise<string>,
  shaper: TextShaper,
): ProjectCompiler {
  const readTemplate = createReader((file) => readDocument(layoutKey(file), localSource));
  const readAnimation = createReader((key) => readDocument(key, localSource));
  const documents = { readTemplate, readAnimation };
  const compile = inTurns(createTextShapingCompiler(shaper));
  return {
    ...documents,
    composition: async (snapshot, catalogue, isForBlender = false) =>
      compileComposition(await compositionInput(snapshot, catalogue, documents, isForBlender), compile),
    async scene(template, content) {
      await shaper.prepare(textsOf(template, content));
      return compileScene(template, content, shaper);
    },
  };
}

type Read = (file: string) => Promise<LottieAnimation>;

function createReader(read: Read): Read {
  const kept = new Map<string, Promise<LottieAnimation>>();
  return (file) => {
    const document = kept.get(file) ?? read(file);
    kept.delete(file);
    kept.set(file, document);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_TEMPLATES && oldest !== undefined) kept.delete(oldest);
    document.catch(() => kept.delete(file));
    return document;
  };
}

async function readDocument(key: string, localSource: (key: string) => Promise<string>): Promise<LottieAnimation> {
  try {
    return JSON.parse(await readFile(await localSource(key), 'utf8')) as LottieAnimation;
  } catch (cause) {
    throw new SpotreelError('template_invalid', `The template ${path.basename(key)} cannot be read.`, { cause });
  }
}
