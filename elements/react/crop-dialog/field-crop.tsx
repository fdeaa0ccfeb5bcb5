import { useStore } from '@nanostores/react';
import type { ImageField, Media } from '@spotreel/sdk/contract';
import { addMessages, pictureEditingMessages } from '@spotreel/sdk/i18n';
import type { CropArea } from '@spotreel/sdk/scene';
import type { PictureCrop } from '@spotreel/sdk/stores';
import { useEffect, useRef, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { useEditor } from '../project-editor/editor-context';
import { CropDialog } from './crop-dialog';
import { cutPicture } from './cut-picture';

addMessages(pictureEditingMessages);

export interface FieldCropProps {
  sceneId: number;
  field: ImageField;
  /** What the field shows now. */
  media: Media;
  onClose: () => void;
}

/** A part that was cut for another format of the video has another shape. */
const SAME_SHAPE = 0.01;

/** Crops the picture of a field: the part becomes a picture of its own, and 'again' starts from the whole one. */
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
  const t = useTranslator();
  const { media: mediaStore } = useSpotreel();
  const { actions, crops } = useEditor();
  const uploads = useStore(mediaStore.$uploads);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOpen = useRef(true);
  const original = earlier?.original ?? media;
  const area = earlier?.area;
  const fits = area && Math.abs(area.width / area.height / field.aspectRatio - 1) < SAME_SHAPE;

  async function crop(area: CropArea) {
    setBusy(true);
    setFailure(undefined);
    const copy = await upload(area);
    setBusy(false);
    if (!copy || !isOpen.current) return;
    crops.remember(copy, { original, area });
    actions.setImage(sceneId, field.innerReference, copy);
    onClose();
  }

  async function upload(area: CropArea): Promise<Media | undefined> {
    try {
      const file = await cutPicture(original.url, area, original.name);
      const copy = await mediaStore.upload(file, { sourceMediaId: original.id, area });
      const failed = mediaStore.$uploads
        .get()
        .findLast(({ name, status }) => name === file.name && status === 'failed');
      if (!copy) setFailure(failed?.failure?.message ?? t('failure.upload'));
      if (failed) mediaStore.dismissUpload(failed.id);
      return copy;
    } catch {
      setFailure(t('picture.cropBlocked'));
      return undefined;
    }
  }

  function close() {
    isOpen.current = false;
    onClose();
  }

  return (
    <CropDialog
      name={field.name}
      media={original}
      aspectRatio={field.aspectRatio}
      initial={fits ? area : undefined}
      isBusy={isBusy || uploads.some(({ status }) => status === 'uploading')}
      failure={failure}
      onCrop={crop}
      onWhole={
        earlier &&
        (() => {
          actions.setImage(sceneId, field.innerReference, original);
          close();
        })
      }
      onClose={close}
    />
  );
}
