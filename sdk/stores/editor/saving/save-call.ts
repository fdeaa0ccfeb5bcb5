import type { Client } from '../../../client/client';
import type { EditorProject } from '../../../project/editor-project';
import { toBlenderSave } from '../../../project/saving/blender-save';
import { toProjectSave } from '../../../project/saving/save-payload';

/** Sends one state to the server; resolves with the version that it became. */
export type SaveCall = () => Promise<{ readonly version: number }>;

/** Undefined for a project that cannot be saved: it has no id. Throws as `toProjectSave` does. */
export function saveCall(
  client: Pick<Client, 'saveProject' | 'saveBlenderProject'>,
  project: EditorProject,
  version: number,
  renderer: 'lottie' | 'blender',
): SaveCall | undefined {
  const params = { projectId: project.id ?? 0 };
  if (renderer === 'blender') {
    const body = toBlenderSave(project, version);
    return body && (() => client.saveBlenderProject({ params, body }));
  }
  const body = toProjectSave(project, version);
  return body && (() => client.saveProject({ params, body }));
}
