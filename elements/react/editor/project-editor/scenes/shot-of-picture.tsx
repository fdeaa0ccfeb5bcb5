import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { type ShotPlace, setAllShots, setSceneShot, shotOf, shotPlaces } from '@spotreel/sdk/internal/stores';
import { Move } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../controls/button/button';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { useTranslator } from '../../../foundation/text/translation';
import { CameraIcon } from '../../camera-move/camera-icon';
import { cameraName } from '../../camera-move/camera-names';
import { useEditor } from '../../editor-context/editor-context';

const AnchoredPopover = lazyPart(() =>
  import('../../../controls/anchored-popover/anchored-popover').then((module) => ({ default: module.AnchoredPopover })),
);
const CameraField = lazyPart(() =>
  import('../../camera-move/camera-field').then((module) => ({ default: module.CameraField })),
);

export interface ShotOfPictureProps {
  place: ShotPlace;
  /** Name of the picture. */
  label: string;
  media: Media | undefined;
}

/** The movement of the camera over a picture: a button with its icon, and a popover that changes it. Nothing for one that can only rest. */
export function ShotOfPicture({ place, label, media }: ShotOfPictureProps) {
  const t = useTranslator();
  const editor = useEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const move = shotOf(editor, place);
  const isFilmed = shotPlaces(editor).some((one) => one.sceneId === place.sceneId && one.field === place.field);

  function toggle(button: HTMLElement) {
    editor.document.closeStep();
    setAnchor(button);
    setOpen(!isOpen);
  }

  function close() {
    editor.document.closeStep();
    setOpen(false);
  }

  if (!isFilmed) return null;
  return (
    <>
      <IconButton
        label={t('camera.of', { name: label, move: cameraName(move, t) })}
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => toggle(currentTarget)}
      >
        {move ? <CameraIcon move={move} /> : <Move aria-hidden />}
      </IconButton>
      {anchor && (
        <Suspense>
          <AnchoredPopover
            open={isOpen}
            anchor={anchor}
            side="beside"
            title={t('camera.title')}
            closeLabel={t('app.close')}
            onClose={close}
          >
            <ShotField place={place} picture={media?.preview} />
          </AnchoredPopover>
        </Suspense>
      )}
    </>
  );
}

/** It follows the shots of the other pictures, too. */
function ShotField({ place, picture }: { place: ShotPlace; picture: string | undefined }) {
  const editor = useEditor();
  useStore(editor.document.$project);
  const move = shotOf(editor, place);
  const places = shotPlaces(editor);
  return (
    <CameraField
      move={move}
      picture={picture}
      isUsedForAll={places.every((one) => shotOf(editor, one) === move)}
      onChange={(chosen) => setSceneShot(editor, place, chosen)}
      onUseForAll={places.length > 1 ? () => setAllShots(editor, move) : undefined}
    />
  );
}
