/** A scene that is painted while its caller waits: of a template, or of a project as it is or as somebody has changed it. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Customisation, StillImageInput } from '@spotreel/sdk/internal/contract';
import { type Composition, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { limitsOf } from '../../account/plans/entitlements';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Addresses } from '../../media/files/addresses';
import { fileKind } from '../../media/inspection/file-kind';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import type { FormFile } from '../../platform/http/form/form-body';
import type { SnapshotMedia } from '../../project/composition/snapshot';
import { takeSnapshot } from '../../project/composition/take-snapshot';
import { orderedScenes } from '../../project/content';
import { newProject } from '../../project/creating/new-project';
import { ownProject, type ProjectRow } from '../../project/project-row';
import { checkSave, type ProjectState } from '../../project/saving/check-save';
import type { RenderServices } from '../domain';
import { requestPrefix } from '../work-files';
import { posterFrame } from './poster-frame';

export type OneSceneRequest = Omit<StillImageInput, 'format'>;

export interface SourceState {
  readonly state: ProjectState;
  readonly name: string;
  readonly tier: 'free' | 'premium';
  /** Undefined for a template. */
  readonly project: ProjectRow | undefined;
}

export interface OneScene {
  readonly composition: Composition;
  readonly frame: number;
}

/** Throws `not_found`, `blender_unavailable`, and as `checkSave` for what the caller has changed. */
export async function sourceState(
  { db, catalogue, clock, renders }: RenderServices,
  user: CurrentUser,
  source: OneSceneRequest,
  addresses: Addresses,
): Promise<SourceState> {
  const { templateId, projectId, placeId, aspectRatio, customisations, fontFamily } = source;
  if ((templateId === undefined) === (projectId === undefined))
    throw invalidFields({ templateId: ['Either a template or a project'] });
  const isBranded = placeId !== undefined;
  if (isBranded && projectId !== undefined) throw invalidFields({ placeId: ['A project has its own look'] });
  const project = projectId === undefined ? undefined : await ownProject(db, user, projectId);
  const origin = project
    ? { state: project, name: project.name, tier: 'free' as const }
    : await newProject(
        db,
        user,
        { catalogue, addresses },
        { templateId, ratio: aspectRatio, customisations, placeId },
        { takesBrand: isBranded },
      );
  if (origin.state.renderer === 'blender' && !renders.hasBlender) throw new ApiError('blender_unavailable');
  const { content } = origin.state;
  const state: ProjectState = {
    ...origin.state,
    ratio: aspectRatio ?? origin.state.ratio,
    content: {
      ...content,
      // the look of the brand is in the scenes
      customisations: isBranded ? content.customisations : (customisations ?? content.customisations),
      fontFamily: fontFamily ?? content.fontFamily,
    },
  };
  // a still has no sound
  const limits = async () => ({ ...(await limitsOf(db, user.row, clock.now())), audioLimit: -1 });
  await checkSave(db, user, { catalogue, limits }, state, project);
  return { state, name: origin.name, tier: origin.tier, project };
}

interface SceneToPaint {
  readonly source: SourceState;
  readonly request: OneSceneRequest;
  /** Pictures that came with the request, by field. */
  readonly files: ReadonlyMap<string, FormFile>;
}

/** Compiles the scene and hands it to `use`; the pictures that came with it are gone afterwards. Throws as the compiler. */
export async function withOneScene<Result>(
  services: RenderServices,
  user: CurrentUser,
  { source: { state, name }, request: { ingredient, atSeconds }, files }: SceneToPaint,
  use: (scene: OneScene) => Promise<Result>,
): Promise<Result> {
  const { db, catalogue, clock, compiler, renders, storage } = services;
  const scene = sceneOf(state, ingredient);
  const folder = requestPrefix(clock);
  try {
    const pictures = await takePictures(services, user.id, scene, files, folder);
    const content = { ...state.content, customisations: [scene], audio: [] };
    const taken = await takeSnapshot(db, user, { ...state, content, id: 0, version: 0, name }, catalogue);
    const snapshot = {
      ...taken,
      content: { ...content, customisations: [{ ...scene, images: pictures.images }] },
      media: { ...taken.media, ...pictures.media },
    };
    const composition = await compiler.composition(snapshot, catalogue, renders.hasBlender);
    return await use({ composition, frame: frameOf(composition, atSeconds) });
  } finally {
    await storage.deleteAll(folder);
  }
}

function sceneOf({ content }: ProjectState, ingredient: number | undefined): Customisation {
  const scenes = orderedScenes(content);
  if (scenes.length === 0) throw new ApiError('render_without_customisation');
  const scene = ingredient === undefined ? scenes[0] : scenes.find((one) => one.ingredient === ingredient);
  if (!scene) throw invalidFields({ ingredient: ['The project has no such scene'] });
  return scene;
}

function frameOf(composition: Composition, atSeconds: number | undefined): number {
  if (atSeconds === undefined) return posterFrame(composition);
  return Math.min(composition.durationFrames - 1, Math.round(atSeconds * FRAMES_PER_SECOND));
}

interface Pictures {
  readonly images: Customisation['images'];
  readonly media: Readonly<Record<string, SnapshotMedia>>;
}

/** Pictures that are not kept have negative ids, which no stored one has. Throws as an upload. */
async function takePictures(
  { catalogue, mediaPort, storage }: RenderServices,
  account: number,
  scene: Customisation,
  files: ReadonlyMap<string, FormFile>,
  folder: string,
): Promise<Pictures> {
  const fields = catalogue.ingredients.get(scene.template)?.images ?? [];
  const images = scene.images.filter(({ id }) => !files.has(id));
  const media: Record<string, SnapshotMedia> = {};
  for (const [index, [field, file]] of [...files].entries()) {
    if (!fields.some(({ innerReference }) => innerReference === field))
      throw invalidFields({ [`images.${field}`]: ['Unknown field'] });
    const { extension } = await fileKind(file.path, 'image');
    const { widthPx, heightPx, shownFile } = await mediaPort.image(file.path, 64, account);
    // a picture whose point cannot be found is shown around its middle
    const focus = await mediaPort.focus(shownFile ?? file.path).catch(() => undefined);
    const key = `${folder}/${index}${shownFile ? path.extname(shownFile) : `.${extension}`}`;
    await storage.putFile(key, shownFile ?? file.path);
    if (shownFile) await rm(shownFile, { force: true });
    const facts = { key, type: 'image', widthPx, heightPx, durationSeconds: null } as const;
    media[String(-1 - index)] = focus ? { ...facts, focus } : facts;
    images.push({ id: field, value: -1 - index });
  }
  return { images, media };
}
