/** A frozen project as what the compiler takes. Sources are storage keys (`library/...` for the built library). */

import { SpotreelError } from '@spotreel/sdk/internal/base';
import type { BuiltIngredient, Ratio } from '@spotreel/sdk/internal/contract';
import {
  type Animations,
  animationUrls,
  type CompositionInput,
  type Documents,
  type LottieAnimation,
  type ProjectSource,
  type SceneTemplate,
  sceneFiles,
  toCompositionInput,
} from '@spotreel/sdk/internal/scene';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { templateForm } from '../../library/templates/to-ingredient-template';
import type { ProjectSnapshot } from './snapshot';
import { blenderScriptOf, snapshotSource } from './snapshot-source';

/** Reads a Lottie document by the file that a layout names. Its result is shared: never change it. */
export type ReadTemplate = (file: string) => Promise<LottieAnimation>;

/** Reads Lottie documents of the library and of users, whose results are shared: never change them. */
export interface DocumentReader {
  readonly readTemplate: ReadTemplate;
  /** By the key of the storage. */
  readonly readAnimation: (key: string) => Promise<LottieAnimation>;
}

/** Throws `template_invalid` for a scene that the library no longer has, `media_not_found` and `music_not_found`. */
export async function compositionInput(
  snapshot: ProjectSnapshot,
  catalogue: Catalogue,
  reader: DocumentReader,
  isForBlender = false,
): Promise<CompositionInput> {
  const source = snapshotSource(snapshot, catalogue, isForBlender);
  const fileOf = (id: number) => {
    const built = catalogue.ingredients.get(id);
    return built && layoutFile(built, snapshot.ratio, isForBlender && blenderScriptOf(built) !== undefined);
  };
  return toCompositionInput(source, await readDocuments(source, fileOf, reader));
}

async function readDocuments(
  { project: { scenes, values }, template: templateOf, file }: ProjectSource,
  fileOf: (templateId: number) => string | undefined,
  reader: DocumentReader,
): Promise<Documents> {
  const urls = scenes.flatMap(({ id, templateId }) => {
    const template = templateOf(templateId);
    const own = values[id];
    return template && own ? animationUrls(sceneFiles(template, own, file)) : [];
  });
  const ids = [...new Set(scenes.map(({ templateId }) => templateId))];
  const reading = ids.map(async (id) => {
    const layout = fileOf(id);
    return layout === undefined ? [] : [[id, await reader.readTemplate(layout)] as const];
  });
  const [templates, animations] = await Promise.all([Promise.all(reading), readAnimations(urls, reader)]);
  return { templates: new Map(templates.flat()), animations };
}

/** By `urls`. `keyOf`: the key of the storage for one. Throws `template_invalid`. */
export async function readAnimations(
  urls: readonly string[],
  { readAnimation }: DocumentReader,
  keyOf = (url: string) => url,
): Promise<Animations> {
  const reading = [...new Set(urls)].map(async (url) => [url, await readAnimation(keyOf(url))] as const);
  return Object.fromEntries(await Promise.all(reading));
}

/** Throws `template_invalid` when the scene has no layout for the ratio. */
export async function sceneTemplate(
  built: BuiltIngredient,
  ratio: Ratio,
  readTemplate: ReadTemplate,
): Promise<SceneTemplate> {
  const { fields } = templateForm(built, ratio, () => null);
  return { animation: await readTemplate(layoutFile(built, ratio)), fields };
}

/** `isOverlay`: what is laid over the pictures of Blender. */
function layoutFile(built: BuiltIngredient, ratio: Ratio, isOverlay = false): string {
  const layout = built.layouts[ratio];
  if (!layout) throw new SpotreelError('template_invalid', `The scene "${built.name}" has no ${ratio} layout.`);
  return isOverlay ? (layout.overlayFile ?? layout.file) : layout.file;
}
