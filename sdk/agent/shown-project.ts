/** A project as tools show it: what it is, and the fields that can be filled. */
import * as z from 'zod/mini';
import { templateKind } from '../contract/library/template';
import type { Project } from '../contract/project/project';
import { hexColor, ratio } from '../contract/schemas/scalars';
import { batchFields } from '../project/batch/batch-fields';
import { fromProject } from '../project/load';
import { toCustomisations } from '../project/saving/save-payload';
import { sceneLength } from '../project/timing/scene-length';
import { withDescription } from './agent-tool';
import { type ToolField, toolField, toToolField } from './tool-field';

export const shownProject = z.object({
  projectId: z.int(),
  name: z.string(),
  kind: templateKind,
  format: ratio,
  durationSeconds: z.number(),
  sceneCount: z.int(),
  musicId: z.nullable(z.int()),
  palette: withDescription(z.array(hexColor), 'The colors of the style, the background first, then the text.'),
  fields: z.array(toolField),
  editorUrl: withDescription(z.string(), 'Where a person edits the project.'),
});

export type ShownProject = z.input<typeof shownProject>;

export function toShownProject(project: Project, baseUrl: string): ShownProject {
  const { id, name, kind, ratio: format, ingredients, musicKit, paletteOverride, look } = project;
  return {
    projectId: id,
    name,
    kind,
    format,
    durationSeconds: ingredients.reduce((sum, scene) => sum + secondsOf(scene), 0),
    sceneCount: ingredients.length,
    musicId: musicKit,
    palette: paletteOverride.length > 0 ? paletteOverride : (look?.palette ?? []),
    fields: fieldsOf(project),
    editorUrl: `${baseUrl}/project/${id}`,
  };
}

/** 0 for a scene whose template is missing. */
function secondsOf(scene: Project['ingredients'][number]): number {
  return scene.template ? sceneLength(scene, scene.template).durationSeconds : 0;
}

/** The fields of the scenes, which fill_project knows by their keys. */
export function projectFields({ ingredients }: Project, scenes: ReturnType<typeof toCustomisations>) {
  const templates = new Map(ingredients.map(({ ingredientTemplateId, template }) => [ingredientTemplateId, template]));
  return batchFields(scenes, (templateId) => templates.get(templateId)?.fields);
}

function fieldsOf(project: Project): ToolField[] {
  const scenes = toCustomisations(fromProject(project));
  const ingredients = scenes.map(({ ingredient }) => ingredient);
  return projectFields(project, scenes).map((field) => {
    const scene = scenes.find(({ ingredient }) => ingredient === field.ingredient);
    const own = (values: readonly { readonly id: string; readonly value: unknown }[] = []) =>
      values.find(({ id }) => id === field.reference)?.value;
    const chosen = { text: own(scene?.texts), image: own(scene?.images), color: own(scene?.colors) }[field.kind];
    const value = field.kind === 'image' && chosen !== undefined ? String(chosen) : field.value;
    return toToolField({ ...field, value }, ingredients, chosen === undefined || isDefault(project, field, chosen));
  });
}

/** True if the value is the default of the template. */
function isDefault(
  { ingredients }: Project,
  { ingredient, reference, kind }: ReturnType<typeof projectFields>[number],
  value: unknown,
): boolean {
  const fields = ingredients.find(({ id }) => id === ingredient)?.template?.fields;
  if (kind === 'image') return false;
  const own = kind === 'text' ? fields?.texts : fields?.colors;
  return own?.find(({ innerReference }) => innerReference === reference)?.defaultValue === value;
}
