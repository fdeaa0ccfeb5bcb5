import type { Media, TemplateImageField } from '@spotreel/sdk/internal/contract';
import type { CropArea } from '@spotreel/sdk/internal/scene';
import type { PictureCrop } from '@spotreel/sdk/internal/stores';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor-context/editor-context';
import { CropDialog } from './crop-dialog';
import { useCroppedUpload } from './use-cropped-upload';

export interface FieldCropProps {
  sceneId: number;
  field: TemplateImageField;
  /** Current image of the field. */
  media: Media;
  onClose: () => void;
}

/** Share by which two aspect ratios may differ. */
const SHAPE_TOLERANCE = 0.01;

/** Crops the image of a field. The part becomes an image of its own; the next crop starts from the whole image again. */
export function FieldCrop(props: FieldCropProps) {
  const { crops } = useEditor();
  const [found, setFound] = useState<{ readonly crop: PictureCrop | undefined }>();
  const { media } = props;
  useEffect(() => {
    let isCurrent = true;
    void crops.find(media).then((crop) => isCurrent && setFound({ crop }));
    return () => {
      isCurrent = false;
    };
  }, [crops, media]);
  return found && <FoundCrop {...props} earlier={found.crop} />;
}

function FoundCrop({ sceneId, field, media, earlier, onClose }: FieldCropProps & { earlier: PictureCrop | undefined }) {
  const { actions, crops } = useEditor();
  const isOpen = useRef(true);
  const original = earlier?.original ?? media;
  const area = earlier?.area;
  const { isBusy, failure, uploadPart } = useCroppedUpload(original);

  async function crop(part: CropArea) {
    const copy = await uploadPart(part);
    if (!copy || !isOpen.current) return;
    crops.remember(copy, { original, area: part });
    actions.setImage(sceneId, field.innerReference, copy);
    onClose();
  }

  function close() {
    isOpen.current = false;
    onClose();
  }

  function showWhole() {
    actions.setImage(sceneId, field.innerReference, original);
    close();
  }

  return (
    <CropDialog
      name={field.name}
      media={original}
      aspectRatio={field.aspectRatio}
      initial={area && hasShape(area, field.aspectRatio) ? area : undefined}
      isBusy={isBusy}
      failure={failure}
      onCrop={crop}
      onWhole={earlier && showWhole}
      onClose={close}
    />
  );
}

/** False for a part that was cropped for another size of the video. */
function hasShape({ width, height }: CropArea, aspectRatio: number): boolean {
  return Math.abs(width / height / aspectRatio - 1) < SHAPE_TOLERANCE;
}
