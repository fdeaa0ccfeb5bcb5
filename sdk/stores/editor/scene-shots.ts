/** Movements of the camera over the pictures of an open video. An image has none, nor has what Blender renders. */
import type { CameraMove } from '../../contract/project/shot';
import type { Id } from '../../contract/schemas/ids';
import type { Edit } from '../../project/edit';
import { valuesOf } from '../../project/editor-project';
import { filmedField, takesShot } from '../../scene/pictures/first-shots';
import type { EditorStore } from './editor-store';

const STEP = 'set-shot';

/** A picture over which the camera can move. */
export interface ShotPlace {
  readonly sceneId: Id<'scene'>;
  /** The innerReference. Null: the image behind the scene. */
  readonly field: string | null;
}

/** Null: the picture rests. False, with nothing changed, for what is so already. */
export function setSceneShot(editor: EditorStore, place: ShotPlace, move: CameraMove | null): boolean {
  return editor.document.dispatch(STEP, editOf(editor, place, move));
}

/** Images of a scene that rest and could move. */
export function restingPlaces(editor: EditorStore, sceneId: Id<'scene'>): readonly ShotPlace[] {
  return shotPlaces(editor).filter((place) => place.sceneId === sceneId && shotOf(editor, place) === null);
}

/** The images of the scene that rest come nearer, as one step. */
export function moveRestingImages(editor: EditorStore, sceneId: Id<'scene'>): boolean {
  return setShots(editor, restingPlaces(editor, sceneId), 'zoom-in');
}

/** The same movement for all pictures of the video, as one step. */
export function setAllShots(editor: EditorStore, move: CameraMove | null): boolean {
  return setShots(editor, shotPlaces(editor), move);
}

function setShots(editor: EditorStore, places: readonly ShotPlace[], move: CameraMove | null): boolean {
  const { document } = editor;
  document.closeStep();
  const isChanged = document.dispatch(
    STEP,
    places.flatMap((place) => editOf(editor, place, move)),
  );
  document.closeStep();
  return isChanged;
}

/** Null: it rests. */
export function shotOf({ document }: EditorStore, { sceneId, field }: ShotPlace): CameraMove | null {
  const project = document.$project.get();
  const { shots = {}, background } = (project && valuesOf(project, sceneId)) ?? {};
  if (field !== null) return shots[field] ?? null;
  return background?.type === 'image' ? (background.camera ?? null) : null;
}

/** All pictures of the video over which a person may let the camera move. */
export function shotPlaces(editor: EditorStore): readonly ShotPlace[] {
  const { document, environment, views } = editor;
  if (environment.$kind.get() === 'image' || environment.$blender.get() !== null) return [];
  const project = document.$project.get();
  return (project?.scenes ?? []).flatMap(({ id: sceneId, templateId }): ShotPlace[] => {
    const template = views.$context.get().templates.get(templateId);
    const fields =
      template && document.allows('images')
        ? template.fields.images.filter((field) => takesShot(filmedField(field)))
        : [];
    const isBehind = document.allows('backgrounds') && project?.values[sceneId]?.background?.type === 'image';
    return [
      ...fields.map(({ innerReference: field }) => ({ sceneId, field })),
      ...(isBehind ? [{ sceneId, field: null }] : []),
    ];
  });
}

function editOf(editor: EditorStore, place: ShotPlace, move: CameraMove | null): Edit[] {
  const { sceneId, field } = place;
  if (shotOf(editor, place) === move) return [];
  if (field !== null) return [{ type: 'set-shot', sceneId, field, value: move }];
  const background = editor.document.$project.get()?.values[sceneId]?.background;
  if (background?.type !== 'image') return [];
  const { camera: _before, ...resting } = background;
  return [{ type: 'set-background', sceneId, value: move ? { ...resting, camera: move } : resting }];
}
