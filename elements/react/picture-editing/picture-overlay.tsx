import { useStore } from '@nanostores/react';
import { addMessages, pictureEditingMessages } from '@spotreel/sdk/i18n';
import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import { useEditor } from '../project-editor/editor-context';
import type { PlaybackState } from '../stage/use-playback';
import { BackgroundSurface } from './background-surface';
import type { FieldArea } from './field-area';
import { FieldButtons } from './field-buttons';
import { ImagePopover } from './image-popover';
import pictureEditingCss from './picture-editing.css?inline';
import { TextInPlace } from './text-in-place';
import { UploadMarks } from './upload-marks';
import { useClearField } from './use-clear-field';
import { usePictureLayout } from './use-picture-layout';
import { usePlacedUploads } from './use-placed-uploads';
import { useShownScene } from './use-shown-scene';
import { useStageDrop } from './use-stage-drop';

addMessages(pictureEditingMessages);

const PlacementBar = lazyPart(() => import('./placement-bar').then((module) => ({ default: module.PlacementBar })));

export interface PictureOverlayProps {
  playback: PlaybackState;
  /** A field was taken up on the picture; null: the background. Its place in the form wants to be seen. */
  onReveal: (field: string | null) => void;
}

const useStyles = lazyStyles([pictureEditingCss]);

/** Lies over the picture: every text and picture of the scene on show can be taken up where it stands, and so can the background. */
export function PictureOverlay({ playback, onReveal }: PictureOverlayProps) {
  useStyles();
  const t = useTranslator();
  const { document } = useEditor();
  const overlay = useRef<HTMLDivElement>(null);
  const isPlaying = useStore(playback.$isPlaying);
  const layout = usePictureLayout(overlay, playback);
  const scene = useShownScene(playback);
  const [edited, setEdited] = useState<FieldArea>();
  const [isPlacing, setPlacing] = useState(false);

  const takeUp = useCallback(
    (sceneId: number, field: string | null) => {
      if (document.$selectedSceneId.get() !== sceneId) document.select(sceneId);
      onReveal(field);
    },
    [document, onReveal],
  );
  const edit = useCallback(
    (area: FieldArea) => {
      takeUp(area.sceneId, area.field);
      const isPainted = area.kind === 'image' || area.layer !== undefined;
      setEdited(isPainted ? area : undefined);
    },
    [takeUp],
  );

  const clear = useClearField(overlay);
  const uploads = usePlacedUploads();
  const target = useStageDrop({ overlay, layout, scene, uploads });

  function leave(returnsFocus: boolean) {
    const key = edited?.key;
    setEdited(undefined);
    setPlacing(false);
    if (!returnsFocus) return;
    const target = key ? `[data-area="${CSS.escape(key)}"]` : '.sr-on-picture__background';
    requestAnimationFrame(() => overlay.current?.querySelector<HTMLElement>(target)?.focus());
  }

  const isEditing = edited && edited.sceneId === scene?.sceneId;
  // where it is now: the window may have changed; an emptied text is where it was
  const current = layout?.areas.find(({ key }) => key === edited?.key) ?? edited;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div ref={overlay} className="sr-on-picture" role="group" aria-label={t('picture.group')} data-keeps-delete>
      {/* for pointers alone: keys and screen readers have the transport's button */}
      {isPlaying && (
        <button type="button" className="sr-on-picture__pause" tabIndex={-1} aria-hidden onClick={playback.pause} />
      )}
      {layout && scene && (
        <BackgroundSurface
          scene={scene}
          picture={layout.picture}
          isPlacing={isPlacing}
          onTakeUp={() => takeUp(scene.sceneId, null)}
          onPlacing={setPlacing}
        />
      )}
      {layout && scene && !isPlacing && (
        <FieldButtons
          areas={layout.areas}
          fields={scene.template.fields}
          editedKey={edited?.kind === 'image' ? edited.key : undefined}
          onEdit={edit}
          onClear={clear}
        />
      )}
      {layout && scene && <UploadMarks layout={layout} scene={scene} target={target} running={uploads.running} />}
      {isEditing && current?.kind === 'text' && (
        <TextInPlace
          key={current.key}
          area={current}
          scene={scene}
          overlay={overlay}
          picture={layout?.picture}
          onLeave={leave}
        />
      )}
      {isEditing && edited.kind === 'image' && (
        <ImagePopover key={edited.key} area={edited} scene={scene} overlay={overlay} onLeave={leave} />
      )}
      {isPlacing && scene && (
        <Suspense>
          <PlacementBar scene={scene} onDone={() => leave(true)} />
        </Suspense>
      )}
    </div>
  );
}
