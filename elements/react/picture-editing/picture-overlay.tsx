import { useStore } from '@nanostores/react';
import { addMessages, pictureEditingMessages } from '@spotreel/sdk/i18n';
import { type RefObject, Suspense, useMemo, useRef } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import { useAllowedEdits } from '../project-editor/use-allowed-edits';
import type { PlaybackState } from '../stage/use-playback';
import { BackgroundSurface } from './background-surface';
import { EditedField } from './edited-field';
import type { FieldArea } from './field-area';
import { FieldButtons } from './field-buttons';
import pictureEditingCss from './picture-editing.css?inline';
import { UploadMarks } from './upload-marks';
import { useClearField } from './use-clear-field';
import { type FieldEditing, useFieldEditing } from './use-field-editing';
import { type PictureLayout, usePictureLayout } from './use-picture-layout';
import { usePlacedUploads } from './use-placed-uploads';
import { type ShownScene, useShownScene } from './use-shown-scene';
import { useStageDrop } from './use-stage-drop';

addMessages(pictureEditingMessages);

const PlacementBar = lazyPart(() => import('./placement-bar').then((module) => ({ default: module.PlacementBar })));

export interface PictureOverlayProps {
  playback: PlaybackState;
  /** Shows the form of a field that was selected on the picture; null: of the background. */
  onReveal: (field: string | null) => void;
}

const useStyles = lazyStyles([pictureEditingCss]);

/** Over the picture: buttons that edit each text and image of the scene in place, and the background. */
export function PictureOverlay({ playback, onReveal }: PictureOverlayProps) {
  useStyles();
  const t = useTranslator();
  const overlay = useRef<HTMLDivElement>(null);
  const isPlaying = useStore(playback.$isPlaying);
  const layout = usePictureLayout(overlay, playback);
  const scene = useShownScene(playback);
  const editing = useFieldEditing(overlay, onReveal);
  const uploads = usePlacedUploads();
  const target = useStageDrop({ overlay, layout, scene, uploads });
  const { edited, isPlacing, leave } = editing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div ref={overlay} className="sr-on-picture" role="group" aria-label={t('picture.group')} data-keeps-delete>
      {/* for pointers alone: keys and screen readers have the transport's button */}
      {isPlaying && (
        <button type="button" className="sr-on-picture__pause" tabIndex={-1} aria-hidden onClick={playback.pause} />
      )}
      {layout && scene && (
        <>
          <SceneTargets overlay={overlay} layout={layout} scene={scene} editing={editing} />
          <UploadMarks layout={layout} scene={scene} target={target} running={uploads.running} />
        </>
      )}
      {edited && edited.sceneId === scene?.sceneId && (
        <EditedField key={edited.key} area={edited} scene={scene} overlay={overlay} layout={layout} onLeave={leave} />
      )}
      {isPlacing && scene && (
        <Suspense>
          <PlacementBar scene={scene} onDone={() => leave(true)} />
        </Suspense>
      )}
    </div>
  );
}

interface SceneTargetsProps {
  overlay: RefObject<HTMLElement | null>;
  layout: PictureLayout;
  scene: ShownScene;
  editing: FieldEditing;
}

/** What can be edited: the background, and over it the fields. */
function SceneTargets({ overlay, layout, scene, editing }: SceneTargetsProps) {
  const clear = useClearField(overlay);
  const { edited, isPlacing, setPlacing, reveal, edit } = editing;
  const allows = useAllowedEdits();
  const { fields } = scene.template;
  const areas = useMemo(() => layout.areas.filter((area) => isEditable(fields, area)), [layout.areas, fields]);
  return (
    <>
      {allows('backgrounds') && (
        <BackgroundSurface
          scene={scene}
          picture={layout.picture}
          isPlacing={isPlacing}
          onTakeUp={() => reveal(scene.sceneId, null)}
          onPlacing={setPlacing}
        />
      )}
      {!isPlacing && (
        <FieldButtons
          areas={areas}
          fields={fields}
          editedKey={edited?.kind === 'image' ? edited.key : undefined}
          onEdit={edit}
          onClear={clear}
        />
      )}
    </>
  );
}

/** A template lists those fields alone that the page lets people edit. */
function isEditable({ texts, images }: ShownScene['template']['fields'], { kind, field }: FieldArea): boolean {
  return (kind === 'text' ? texts : images).some(({ innerReference }) => innerReference === field);
}
