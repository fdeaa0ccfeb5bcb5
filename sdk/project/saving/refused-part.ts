import type { ErrorDetails } from '../../base/errors';
import type { Id } from '../../contract/schemas/ids';
import type { EditorProject } from '../editor-project';
import { toCustomisations } from './save-payload';

/** A part of a project that the user has to look at. */
export interface ProjectPart {
  readonly sceneId: Id<'scene'>;
  /** The innerReference; null for the scene as a whole, or its background. */
  readonly field: string | null;
}

const PATH = /^(?:customisations\.(\d+)\.?)?(?:(texts|images|colors|shots)\.(\d+))?/;

/** First part of the sent project in the server's `details`; undefined if it is none of its scenes. */
export function refusedPart(sent: EditorProject, details: ErrorDetails = {}): ProjectPart | undefined {
  const paths = Object.keys(details);
  if (paths.length === 0) return undefined;
  const scenes = toCustomisations(sent);
  for (const path of paths) {
    const [, sceneIndex, kind, fieldIndex] = PATH.exec(path) ?? [];
    if (sceneIndex === undefined && kind === undefined) continue;
    // The one scene of a project that Blender renders goes without its number.
    const scene = scenes[Number(sceneIndex ?? 0)];
    const fields = scene?.[kind as 'texts' | 'images' | 'colors' | 'shots'];
    if (scene) return { sceneId: scene.ingredient, field: fields?.[Number(fieldIndex)]?.id ?? null };
  }
  return undefined;
}
