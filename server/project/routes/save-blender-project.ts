import { type BlenderSave, projectCalls } from '@spotreel/sdk/internal/contract';
import { implementWith } from '../../account/implement';
import { brandAfter } from '../../brand/living-brand';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { ApiError } from '../../platform/http/api-error';
import { blenderAudioList } from '../blender-audio';
import type { ProjectServices } from '../domain';
import type { ProjectRow } from '../project-row';
import { retiredBy } from '../retired/retire';
import { checkSave, type ProjectState } from '../saving/check-save';
import { contentVersionAfter } from '../saving/content-version';
import { keepSave } from '../saving/keep-save';

/** As in `save-project.ts`. */
const implement = implementWith<ProjectServices>();

export const saveBlenderProject = implement(projectCalls.saveBlenderProject, ({ params, body, user }, services) =>
  keepSave(services, user, params.projectId, async (saved, rules) => {
    const { db, clock } = services;
    const { row } = saved;
    if (row.renderer !== 'blender') throw new ApiError('renderer_mismatch');
    if (body.version !== undefined && body.version !== row.version) throw new ApiError('stale_version');
    checkTrack(row, body, rules.catalogue);
    const stated = nextState(row, body);
    const next = { ...stated, brandId: await brandAfter(db, user, row, stated.brandId) };
    await checkSave(db, user, rules, next, row).catch((thrown: unknown) => {
      throw atTheTop(thrown);
    });
    const { brandId, content } = next;
    const { name, editorState = row.editorState } = body;
    return {
      brandId,
      content,
      name,
      editorState,
      retired: await retiredBy(rules, row, content),
      draft: true,
      kept: true,
      version: row.version + 1,
      contentVersion: contentVersionAfter(saved, next),
      updatedAt: new Date(clock.now()),
    };
  }),
);

/** State after the save. Fields that the optional part of the body leaves out stay as they were. */
function nextState(row: ProjectRow, { images, texts, colors, ...body }: BlenderSave): ProjectState {
  const { customisations, audio, fontFamily } = row.content;
  const track = body.audioTrack;
  return {
    ...row,
    brandId: body.organisation === undefined ? row.brandId : body.organisation,
    content: {
      ...row.content,
      customisations: customisations.map((scene) => ({ ...scene, images, texts, colors })),
      audio: track === undefined ? audio : track === null ? [] : [{ audioTrack: track, order: 0 }],
      fontFamily: body.fontFamily === undefined ? fontFamily : body.fontFamily,
    },
  };
}

/** A track that was chosen before stays acceptable. Throws `music_not_found`. */
function checkTrack({ content }: ProjectRow, { audioTrack }: BlenderSave, catalogue: Catalogue): void {
  if (audioTrack === undefined || audioTrack === null || content.audio[0]?.audioTrack === audioTrack) return;
  const offered = blenderAudioList(catalogue, content.customisations[0]?.template ?? 0);
  if (!offered.some(({ id }) => id === audioTrack))
    throw new ApiError('music_not_found', { details: { audioTrack: ['Not in the list of the project'] } });
}

/** The body has the fields of its only scene at the top: so do the paths of what is wrong with them. */
function atTheTop(thrown: unknown): unknown {
  if (!(thrown instanceof ApiError) || !thrown.details) return thrown;
  const paths = Object.entries(thrown.details).map(([path, texts]) => [path.replace('customisations.0.', ''), texts]);
  return new ApiError(thrown.code, { message: thrown.message, details: Object.fromEntries(paths) });
}
