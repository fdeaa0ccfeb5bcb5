import { useStore } from '@nanostores/react';
import { type RefObject, Suspense, useCallback, useMemo, useRef } from 'react';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useEditor } from '../editor-context/editor-context';
import { useAllowedEdits } from '../editor-context/use-allowed-edits';
import type { PlaybackState } from '../stage/use-playback';
import type { FieldArea } from './field-area';
import { FieldButtons } from './field-buttons';
import pictureEditingCss from './picture-editing.css?inline';
import { UploadMarks } from './placing/upload-marks';
import { usePlacedUploads } from './placing/use-placed-uploads';
import { useStageDrop } from './placing/use-stage-drop';
import { ImagePopover } from './popover/image-popover';
import { BackgroundSurface } from './surface/background-surface';
import { TextInPlace } from './text/text-in-place';
import { type FieldEditing, useFieldEditing } from './use-field-editing';
import { type PictureLayout, usePictureLayout } from './use-picture-layout';
import { type ShownScene, useShownScene } from './use-shown-scene';

const PlacementBar = lazyPart(() =>
  import('./placing/placement-bar').then((module) => ({ default: module.PlacementBar })),
);

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
          <UploadMarks layout={layout} scene={scene} target={target} placed={uploads.placed} />
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

/** Editable areas: the background, and over it the fields. */
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

interface EditedFieldProps {
  /** The field, as it was when its editing began. */
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  layout: PictureLayout | undefined;
  onLeave: (returnsFocus: boolean) => void;
}

/** The editor of a text or an image on the picture. */
function EditedField({ area, scene, overlay, layout, onLeave }: EditedFieldProps) {
  // A text follows its area: the window may have changed. An emptied text has no area and keeps the last one.
  const current = layout?.areas.find(({ key }) => key === area.key) ?? area;
  if (current.kind === 'text')
    return <TextInPlace area={current} scene={scene} overlay={overlay} picture={layout?.picture} onLeave={onLeave} />;
  return <ImagePopover area={area} scene={scene} overlay={overlay} onLeave={onLeave} />;
}

/** Empties a text, or resets an image to the template's own. A notification says so and offers to undo just that. */
function useClearField(overlay: RefObject<HTMLElement | null>): (area: FieldArea, name: string) => void {
  const { actions, document } = useEditor();
  const { toasts, t } = useSpotreel();
  return useCallback(
    ({ sceneId, field, kind }, name) => {
      const before = document.$project.get();
      const { texts, images } = before?.values[sceneId] ?? {};
      const media = images?.[field];
      if (kind === 'image' && media === undefined) return;
      document.closeStep();
      if (kind === 'image') actions.setImage(sceneId, field, null);
      else actions.setText(sceneId, field, '');
      document.closeStep();
      const restore = () => {
        if (document.$project.get()?.id !== before?.id) return;
        if (kind === 'text') actions.setText(sceneId, field, texts?.[field] ?? null);
        else document.dispatch('set-image', [{ type: 'set-image', sceneId, field, value: media ?? null }]);
      };
      const title = t('picture.cleared', { name });
      toasts.show({ tone: 'info', title, action: { label: t('editor.undo'), run: restore } });
      // an emptied field has no button any more; on the background another Delete does nothing
      overlay.current?.querySelector<HTMLElement>('.sr-on-picture__background')?.focus();
    },
    [actions, document, toasts, t, overlay],
  );
}
