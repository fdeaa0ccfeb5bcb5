/**
 * A project that Blender renders as `PUT v2/project/blender/{id}` takes it: one scene, whose fields are at the top
 * level.
 */
import type { BlenderSave } from '../../contract/export/blender';
import type { EditorProject } from '../editor-project';
import { toProjectSave } from './save-payload';

/** Undefined for a project without an id, or without its scene. Throws as `toProjectSave` does. */
export function toBlenderSave(project: EditorProject, version?: number): BlenderSave | undefined {
  const save = toProjectSave(project, version);
  const scene = save?.customisations[0];
  if (!save || !scene) return undefined;
  const { name, fontFamily, organisation } = save;
  return {
    name,
    images: scene.images,
    texts: scene.texts,
    colors: scene.colors,
    audioTrack: project.audio[0] ?? null,
    ...(fontFamily !== undefined && { fontFamily }),
    ...(organisation !== undefined && { organisation }),
    ...(version !== undefined && { version }),
  };
}

/**
 * The track that a save gives the project. A project that was never rendered and has no track gets the first that it
 * can take (docs/rules/editor.md#saving). Undefined when the track is to stay as it is.
 */
export function firstTrack(
  { audio }: EditorProject,
  isNew: boolean,
  audioList: readonly { readonly id: number }[],
): number | undefined {
  return isNew && audio.length === 0 ? audioList[0]?.id : undefined;
}
