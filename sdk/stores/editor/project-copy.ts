import { SpotreelError } from '../../base/errors';
import type { Client } from '../../client/client';
import type { EditorProject } from '../../project/editor-project';
import { toProjectSave } from '../../project/save-payload';

/** Characters of a project's name. */
const MAX_NAME = 120;

/** A name with something added: the name gives way where both do not fit. */
export function copyName(name: string, decorate: (name: string) => string): string {
  const decorated = decorate(name);
  const surplus = [...decorated].length - MAX_NAME;
  return surplus > 0 ? decorate(`${[...name].slice(0, -surplus - 1).join('')}…`) : decorated;
}

/**
 * Makes another project of the same content; its id. `complete` adds what no save takes, on top of the saved version.
 * Rejects as the calls and `complete` do, and leaves no half copy behind.
 */
export async function copyProject(
  client: Client,
  project: EditorProject,
  name: string,
  complete: (copy: { readonly id: number; readonly version: number }) => Promise<void>,
): Promise<number> {
  const { recipeId, templateFamilyId, ratio, scenes } = project;
  const templateId = scenes[0]?.templateId;
  const save = toProjectSave({ ...project, name });
  const origin =
    recipeId !== null && templateFamilyId !== null ? { recipeId, templateFamilyId } : templateId && { templateId };
  if (!save || !origin) throw new SpotreelError('not_found', 'Nothing to make a copy of.');
  const { customisations } = save;
  const made = await client.createProject({ body: { ...origin, ratio, name, customisations } });
  try {
    const body = { ...save, version: made.version };
    const { version } = await client.saveProject({ params: { projectId: made.id }, body });
    await complete({ id: made.id, version });
  } catch (thrown) {
    await client.deleteProject({ params: { projectId: made.id } }).catch(() => undefined);
    throw thrown;
  }
  return made.id;
}
