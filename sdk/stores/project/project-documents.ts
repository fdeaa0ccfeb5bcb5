/** The Lottie documents that a project is made of. */
import type { IngredientTemplate } from '../../contract/library/library';
import type { LottieAnimation } from '../../scene/lottie';
import type { Documents } from '../../scene/project-input/project-source';
import { animationUrls, sceneFiles } from '../../scene/project-input/scene-files';
import type { LoadLottie } from '../compiling/lottie-documents';
import { type EditorSource, projectSource } from '../editor/editor-source';

export interface DocumentSources {
  readonly loadLottie: LoadLottie;
  /** Hears of each template before a scene of it is compiled. */
  know?(template: IngredientTemplate): void;
}

export interface ProjectDocuments {
  /** Undefined while some of them have to be loaded. */
  here(source: EditorSource): Documents | undefined;
  /** Rejects when a template cannot be had. An animation that cannot is left out: its scene shows everything else. */
  load(source: EditorSource): Promise<Documents>;
}

export function createProjectDocuments({ loadLottie, know }: DocumentSources): ProjectDocuments {
  /** By address. */
  const loaded = new Map<string, LottieAnimation>();

  async function load(address: string): Promise<void> {
    loaded.set(address, await loadLottie(address));
  }

  function documentsOf(templates: readonly IngredientTemplate[], addresses: readonly string[]): Documents {
    for (const template of templates) know?.(template);
    const at = <Key>(key: Key, address: string) => {
      const document = loaded.get(address);
      return document ? [[key, document] as const] : [];
    };
    return {
      templates: new Map(templates.flatMap(({ id, dataFile }) => at(id, dataFile))),
      animations: Object.fromEntries(addresses.flatMap((address) => at(address, address))),
    };
  }

  return {
    here(source) {
      const templates = templatesOf(source);
      const addresses = animationsOf(source);
      const isHere = (address: string) => loaded.has(address);
      if (!templates.every(({ dataFile }) => isHere(dataFile)) || !addresses.every(isHere)) return undefined;
      return documentsOf(templates, addresses);
    },
    async load(source) {
      const templates = templatesOf(source);
      const addresses = animationsOf(source);
      const loading = [...new Set(addresses)].map((address) => load(address).catch(() => {}));
      await Promise.all([...templates.map(({ dataFile }) => load(dataFile)), ...loading]);
      return documentsOf(templates, addresses);
    },
  };
}

function templatesOf({ project, templates }: EditorSource): IngredientTemplate[] {
  const ids = new Set(project.scenes.map(({ templateId }) => templateId));
  return [...ids].flatMap((id) => templates.get(id) ?? []);
}

function animationsOf(source: EditorSource): string[] {
  const { scenes, values } = source.project;
  const { template: templateOf, file } = projectSource(source);
  return scenes.flatMap(({ id, templateId }) => {
    const template = templateOf(templateId);
    const own = values[id];
    return template && own ? animationUrls(sceneFiles(template, own, file)) : [];
  });
}
