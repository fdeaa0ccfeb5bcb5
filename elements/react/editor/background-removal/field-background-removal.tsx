import { useStore } from '@nanostores/react';
import type { Media, TemplateImageField } from '@spotreel/sdk/internal/contract';
import type { CropArea } from '@spotreel/sdk/internal/scene';
import {
  type BackgroundRemovalState,
  createBackgroundRemoval,
  isWithoutBackground,
} from '@spotreel/sdk/internal/stores';
import { useEffect, useRef, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useUpgradeUrl } from '../../foundation/use-session';
import { useCroppedUpload } from '../crop-dialog/use-cropped-upload';
import { useEditor } from '../editor-context/editor-context';
import { BackgroundRemovalDialog } from './background-removal-dialog';

export interface FieldBackgroundRemovalProps {
  sceneId: number;
  field: TemplateImageField;
  /** Image of the field when the dialog opens. */
  media: Media;
  onClose: () => void;
}

/** Removes the background of a field's image, or brings it back. Each is one step to undo. */
export function FieldBackgroundRemoval({ sceneId, field, media: opened, onClose }: FieldBackgroundRemovalProps) {
  const spotreel = useSpotreel();
  const [media] = useState(opened);
  const { removal, isOpen } = useRemoval(media);
  const setImage = useFieldImage(sceneId, field);
  const state = useStore(removal.$state);
  const rebillAt = useStore(spotreel.session.$rebillAt);
  const upgradeUrl = useUpgradeUrl();
  const { isBusy, failure, restored, partOf } = useRestoredImage(state.before ?? media);

  function show(image: Media | undefined) {
    if (!image || !isOpen.current) return;
    setImage(image);
    onClose();
  }

  return (
    <BackgroundRemovalDialog
      name={field.name}
      state={state}
      isRemoved={isWithoutBackground(media)}
      isBusy={isBusy}
      restoreFailure={failure}
      rebillAt={rebillAt}
      upgradeUrl={upgradeUrl}
      onRetry={() => void removal.open(media)}
      onApply={() => show(state.after)}
      onRefine={async (mask) => {
        const refined = await removal.refine(mask);
        show(refined && (await partOf(refined, state.part)));
      }}
      onRestore={async () => show(await restored(state))}
      onClose={onClose}
    />
  );
}

/** The image with its background. A cropped copy gets the same part of it. */
function useRestoredImage(original: Media) {
  const { crops } = useEditor();
  const { isBusy, failure, uploadPart } = useCroppedUpload(original);

  async function restored({ before, after, part }: BackgroundRemovalState): Promise<Media | undefined> {
    if (!before || !after || !part) return before;
    const area = scaledArea(part, before.props.width / after.props.width);
    const copy = await uploadPart(area);
    if (copy) crops.remember(copy, { original: before, area });
    return copy;
  }

  /** The same part of a newer copy without background, which has the size of the one before. */
  async function partOf(refined: Media, part: CropArea | undefined): Promise<Media | undefined> {
    if (!part) return refined;
    const copy = await uploadPart(part, refined);
    if (copy) crops.remember(copy, { original: refined, area: part });
    return copy;
  }

  return { isBusy, failure, restored, partOf };
}

/** Sets the image of a field, as one step to undo. */
function useFieldImage(sceneId: number, field: TemplateImageField) {
  const { actions, document } = useEditor();
  return (image: Media) => {
    document.closeStep();
    actions.setImage(sceneId, field.innerReference, image);
    document.closeStep();
  };
}

/** `isOpen` turns false with the dialog. */
function useRemoval(media: Media) {
  const spotreel = useSpotreel();
  const [removal] = useState(() => createBackgroundRemoval(spotreel));
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    void removal.open(media);
    return () => {
      isOpen.current = false;
      removal.dispose();
    };
  }, [removal, media]);

  return { removal, isOpen };
}

/** Very large images become smaller when their background is removed. */
function scaledArea({ x, y, width, height }: CropArea, factor: number): CropArea {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor };
}
