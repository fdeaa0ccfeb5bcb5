/** Missing references of a project: the library has moved on, a file was deleted. */
import type { IngredientTemplate } from '../../contract/library/library';
import type { MusicKit } from '../../contract/library/music';
import type { Id } from '../../contract/schemas/ids';
import type { EditorProject } from '../editor-project';

/** Something that a project names and the server no longer has. */
export type Missing =
  /** The scene's template is not in the library, or has no layout for the ratio. */
  | { readonly kind: 'scene'; readonly sceneId: Id<'scene'>; readonly templateId: Id<'template'> }
  | { readonly kind: 'picture'; readonly sceneId: Id<'scene'>; readonly field: string; readonly mediaId: Id<'media'> }
  | { readonly kind: 'background'; readonly sceneId: Id<'scene'>; readonly mediaId: Id<'media'> }
  | { readonly kind: 'kit'; readonly musicKitId: Id<'musicKit'> }
  /** The kit is there, but not all of the samples that play. */
  | { readonly kind: 'samples'; readonly musicKitId: Id<'musicKit'> }
  /** Music of the account. */
  | { readonly kind: 'track'; readonly mediaId: Id<'media'> };

/** Known surroundings of the project; a part that is still loading is not missing. */
export interface Surrounding {
  readonly templates: ReadonlyMap<number, IngredientTemplate>;
  /** All templates that can be had are here. */
  readonly isLaidOut: boolean;
  /** Ids of files that are known to be gone. */
  readonly missingMedia: ReadonlySet<number>;
  readonly kit: MusicKit | null;
  readonly isKitMissing: boolean;
}

/** In the order of the video, the music last. Fields of a scene that cannot be shown are not reported one by one. */
export function missingOf(project: EditorProject, surrounding: Surrounding): readonly Missing[] {
  return [
    ...project.scenes.flatMap(({ id, templateId }) => missingInScene(project, id, templateId, surrounding)),
    ...missingMusic(project, surrounding),
  ];
}

function missingInScene(
  { values }: EditorProject,
  sceneId: Id<'scene'>,
  templateId: Id<'template'>,
  { templates, isLaidOut, missingMedia }: Surrounding,
): readonly Missing[] {
  const template = templates.get(templateId);
  if (!template) return isLaidOut ? [{ kind: 'scene', sceneId, templateId }] : [];
  const { images = {}, background = null } = values[sceneId] ?? {};
  const pictures = template.fields.images.flatMap(({ innerReference: field }): Missing[] => {
    const mediaId = images[field];
    return mediaId !== undefined && missingMedia.has(mediaId) ? [{ kind: 'picture', sceneId, field, mediaId }] : [];
  });
  if (!background || background.type === 'color' || !missingMedia.has(background.value)) return pictures;
  return [...pictures, { kind: 'background', sceneId, mediaId: background.value }];
}

function missingMusic(project: EditorProject, { kit, isKitMissing, missingMedia }: Surrounding): readonly Missing[] {
  const { musicKitId, audio, ownMusic } = project;
  if (ownMusic) return missingMedia.has(ownMusic.media) ? [{ kind: 'track', mediaId: ownMusic.media }] : [];
  if (musicKitId === null) return [];
  if (isKitMissing) return [{ kind: 'kit', musicKitId }];
  if (kit?.id !== musicKitId) return [];
  const samples = new Set(kit.audioSamples.map(({ id }) => id));
  return audio.every((id) => samples.has(id)) ? [] : [{ kind: 'samples', musicKitId }];
}

/** Ids of every file that the scenes name, and of own music. */
export function mediaIdsOf({ values, ownMusic }: EditorProject): ReadonlySet<number> {
  const ids = new Set<number>(ownMusic ? [ownMusic.media] : []);
  for (const { images, background } of Object.values(values)) {
    for (const id of Object.values(images)) ids.add(id);
    if (background && background.type !== 'color') ids.add(background.value);
  }
  return ids;
}
