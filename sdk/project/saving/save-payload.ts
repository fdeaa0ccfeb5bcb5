/** The project as `PUT v2/project/{id}` takes it, by docs/rules/forms.md#what-a-save-sends. */
import { parseHexColor } from '../../base/color';
import { SpotreelError } from '../../base/errors';
import type { Customisation, ProjectSave } from '../../contract/project/project';
import type { EditorProject, EditorScene } from '../editor-project';
import { readId } from '../edits/read';

/**
 * Undefined for a project without an id. Throws `ingredient_form_missing` when a scene has no form. Only pictures with
 * a numeric id that is not zero are sent; colors have a leading #. `version` is the one that was loaded or last saved.
 *
 * @example
 * ```ts
 * import { type EditorProject, toProjectSave } from '@spotreel/sdk';
 * import type { Client } from '@spotreel/sdk/client';
 *
 * async function save(client: Client, project: EditorProject, version: number) {
 *   const body = toProjectSave(project, version);
 *   if (project.id !== null && body) await client.saveProject({ params: { projectId: project.id }, body });
 * }
 * ```
 */
export function toProjectSave(project: EditorProject, version?: number): ProjectSave | undefined {
  if (project.id === null) return undefined;
  return {
    name: project.name,
    customisations: toCustomisations(project),
    audio: project.audio.map((audioTrack, order) => ({ audioTrack, order })),
    fontFamily: project.fontFamily,
    language: project.language ?? null,
    ratio: project.ratio,
    paletteOverride: [...project.paletteOverride],
    musicKit: project.musicKitId,
    ownMusic: project.ownMusic,
    recipe: project.recipeId,
    // A family that has left the library is not sent to the editor; leaving it out keeps it as it was.
    ...(project.templateFamilyId !== null && { templateFamily: project.templateFamilyId }),
    // Whatever the editor saves is a draft (docs/rules/editor.md#saving).
    isDraft: true,
    organisation: project.brandId,
    ...(version !== undefined && { version }),
  };
}

/** Throws `ingredient_form_missing` as `toProjectSave` does. */
export function toCustomisations(project: EditorProject): Customisation[] {
  return project.scenes.map((scene, order) => customisationOf(project, scene, order));
}

function customisationOf(project: EditorProject, scene: EditorScene, order: number): Customisation {
  const { id, templateId, bars, transition } = scene;
  const values = project.values[id];
  if (!values) throw new SpotreelError('ingredient_form_missing', "Can't find associated ingredient form");
  const shots = Object.entries(values.shots).map(([field, value]) => ({ id: field, value }));
  return {
    template: templateId,
    ingredient: id,
    order,
    images: Object.entries(values.images).flatMap(([field, image]) => {
      const value = readId(image);
      return value ? [{ id: field, value }] : [];
    }),
    texts: Object.entries(values.texts).map(([field, value]) => ({ id: field, value })),
    colors: Object.entries(values.colors).flatMap(([field, text]) => {
      const value = parseHexColor(text);
      return value ? [{ id: field, value }] : [];
    }),
    ...(shots.length > 0 && { shots }),
    ...(values.background && { background: values.background }),
    ...(bars !== undefined && { bars }),
    ...(transition && { transition }),
  };
}

/** True if two saves are equal, whatever their versions and the order of their fields. */
export function isSameSave(a: ProjectSave | undefined, b: ProjectSave | undefined): boolean {
  return a !== undefined && b !== undefined && canonical(a) === canonical(b);
}

function canonical({ version: _version, customisations, ...rest }: ProjectSave): string {
  const scenes = customisations.map((scene) => ({
    ...scene,
    images: scene.images.toSorted(byId),
    texts: scene.texts.toSorted(byId),
    colors: scene.colors.toSorted(byId),
    ...(scene.shots && { shots: scene.shots.toSorted(byId) }),
  }));
  return JSON.stringify(sorted({ ...rest, customisations: scenes }));
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
