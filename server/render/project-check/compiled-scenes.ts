import type { Composition } from '@spotreel/sdk/internal/scene';
import type { CurrentUser } from '../../account/session/authenticate';
import { takeSnapshot } from '../../project/composition/take-snapshot';
import type { ProjectContent } from '../../project/content';
import type { ProjectRow } from '../../project/project-row';
import type { RenderServices } from '../domain';

/** The scenes as they follow each other in the video, without its music. Throws as the compiler. */
export async function compiledScenes(
  { db, catalogue, compiler, renders }: RenderServices,
  user: CurrentUser,
  project: ProjectRow,
  content: ProjectContent,
): Promise<Composition> {
  const snapshot = await takeSnapshot(db, user, { ...project, content: { ...content, audio: [] } }, catalogue);
  return compiler.composition(snapshot, catalogue, renders.hasBlender);
}
