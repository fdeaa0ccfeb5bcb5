import type { Id } from '../../../contract/schemas/ids';
import { fromProject } from '../../../project/load';
import { createPictureCompiler } from '../../compiling/picture-compiler';
import type { Spotreel } from '../../spotreel';

/**
 * Compiles the first scene of a project that `openAhead` has asked for, so that the compiler has the fonts by the time the editor
 * asks. The editor compiles the scene again, in a few milliseconds, with what the user has changed since. Does nothing where the
 * server compiles. Rejects with what keeps the scene from being compiled, and with `aborted` once the editor asks for it.
 */
export async function compileAhead({ editing }: Pick<Spotreel, 'editing'>, projectId: Id<'project'>): Promise<void> {
  const { ahead, loadLottie, options } = editing;
  const wire = await ahead.waiting(projectId);
  if (!wire || !options.compileScene) return;
  const project = fromProject(wire);
  const templates = wire.ingredients.flatMap(({ template }) => (template ? [[template.id, template] as const] : []));
  await createPictureCompiler({ loadLottie, compileScene: options.compileScene })({
    project: { ...project, scenes: project.scenes.slice(0, 1) },
    templates: new Map(templates),
    media: Object.fromEntries(Object.values(wire.media).map((file) => [file.id, file])),
    kit: null,
  });
}
