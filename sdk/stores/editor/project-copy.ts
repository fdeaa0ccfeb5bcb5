import { SpotreelError } from '../../base/errors';
import type { Client } from '../../client/client';
import type { EditorProject } from '../../project/editor-project';
import { toCustomisations } from '../../project/save-payload';
import type { SaveCall } from './save-call';

export interface CopyPorts {
  /** How projects of this kind are saved. */
  saveCall(project: EditorProject, version: number): SaveCall | undefined;
  /** Adds what no save takes, on top of the saved version. */
  complete(copy: { readonly id: number; readonly version: number }): Promise<void>;
}

/** Makes another project of the same content; its id. Rejects as the calls and `complete` do, and leaves no half copy behind. */
export async function copyProject(
  client: Client,
  project: EditorProject,
  name: string,
  { saveCall, complete }: CopyPorts,
): Promise<number> {
  const { recipeId, templateFamilyId, ratio, scenes } = project;
  const templateId = scenes[0]?.templateId;
  const origin =
    recipeId !== null && templateFamilyId !== null ? { recipeId, templateFamilyId } : templateId && { templateId };
  if (!origin) throw new SpotreelError('not_found', 'Nothing to make a copy of.');
  const customisations = toCustomisations(project);
  const created = await client.createProject({ body: { ...origin, ratio, name, customisations } });
  try {
    const save = saveCall({ ...project, name, id: created.id }, created.version);
    const { version } = save ? await save() : created;
    await complete({ id: created.id, version });
  } catch (thrown) {
    await client.deleteProject({ params: { projectId: created.id } }).catch(() => undefined);
    throw thrown;
  }
  return created.id;
}
