import type { HexColor } from '@spotreel/sdk/internal/base';
import type { BackgroundValue, IngredientTemplate, Media } from '@spotreel/sdk/internal/contract';
import { placementOf } from '@spotreel/sdk/internal/project';
import type { EditorStore, SceneItem } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useCallback } from 'react';
import { BackgroundForm } from '../../background-form/background-form';
import { useEditor } from '../../editor-context/editor-context';
import type { MediaKind } from '../../media-picker/media-kind';
import { MovingPictureOffer } from '../media/moving-picture-offer';
import { ShotOfPicture } from './shot-of-picture';

export interface SceneBackgroundProps {
  scene: SceneItem;
  template: IngredientTemplate;
  media: Readonly<Record<number, Media>>;
  swatches: readonly HexColor[];
  warning: ReactNode;
  onPick: (kind: MediaKind) => void;
}

/** The form of the scene's background. */
export function SceneBackground({ scene, onPick, ...form }: SceneBackgroundProps) {
  const editor = useEditor();
  const { sceneId } = scene;
  const { background } = scene.values;
  const onChange = useCallback(
    (value: BackgroundValue | undefined) => changeBackground(editor, sceneId, background, value),
    [editor, sceneId, background],
  );
  const shotTool = (label: string, image: Media | undefined) => (
    <ShotOfPicture place={{ sceneId, field: null }} label={label} media={image} />
  );
  const shown = background?.type === 'image' ? form.media[background.value] : undefined;
  const movingNote = shown?.props.notice === 'first_frame' && (
    <MovingPictureOffer
      key={shown.id}
      image={shown}
      onFilm={(film) => editor.actions.setBackgroundMedia(sceneId, film)}
    />
  );
  return (
    <BackgroundForm
      value={background ?? undefined}
      onPick={onPick}
      onChange={onChange}
      shotTool={shotTool}
      movingNote={movingNote}
      {...form}
    />
  );
}

/** Moves and trims of one file grow one step to undo; another type or file is a step of its own. */
function changeBackground(
  { actions, document }: EditorStore,
  sceneId: number,
  before: BackgroundValue | null,
  value: BackgroundValue | undefined,
): void {
  if (!value) actions.resetBackground(sceneId);
  else if (value.type === 'color') actions.setBackgroundColor(sceneId, value.value);
  else if (!before || before.type !== value.type || before.value !== value.value || isRecolored(value, before))
    document.dispatch('set-background', [{ type: 'set-background', sceneId, value }]);
  else if (value.type === 'video' && before.type === 'video' && isTrimmed(value, before))
    actions.trimBackground(sceneId, value.trimStart ?? 0, value.trimEnd ?? 0);
  else actions.placeBackground(sceneId, placementOf(value));
}

function isRecolored(value: BackgroundValue, before: BackgroundValue): boolean {
  return value.type === 'lottie' && before.type === 'lottie' && value.color !== before.color;
}

type Trim = { readonly trimStart?: number | undefined; readonly trimEnd?: number | undefined };

function isTrimmed(value: Trim, before: Trim): boolean {
  return value.trimStart !== before.trimStart || value.trimEnd !== before.trimEnd;
}
