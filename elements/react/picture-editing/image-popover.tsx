import type { Media, TemplateImageField } from '@spotreel/sdk/contract';
import { type KeyboardEvent, type RefObject, Suspense, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useTranslator } from '../foundation/translation';
import { MediaChooser } from '../project-editor/media-chooser';
import type { FieldArea } from './field-area';
import { ImageActions } from './image-actions';
import { Popover } from './popover';
import { useFieldImage } from './use-field-image';
import type { ShownScene } from './use-shown-scene';

const FieldCrop = lazyPart(() => import('../crop-dialog/field-crop').then((module) => ({ default: module.FieldCrop })));
const FieldBackgroundRemoval = lazyPart(() =>
  import('../background-removal/field-background-removal').then((module) => ({
    default: module.FieldBackgroundRemoval,
  })),
);

export interface ImagePopoverProps {
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  onLeave: (returnsFocus: boolean) => void;
}

/** Replaces, crops or resets the image of a field, or removes its background, beside the field on the picture. */
export function ImagePopover(props: ImagePopoverProps) {
  const { area, scene } = props;
  const field = scene.template.fields.images.find(({ innerReference }) => innerReference === area.field);
  return field && <FieldImagePopover {...props} field={field} />;
}

interface FieldImagePopoverProps extends ImagePopoverProps {
  field: TemplateImageField;
}

function FieldImagePopover({ area, scene, overlay, onLeave, field }: FieldImagePopoverProps) {
  const t = useTranslator();
  const [open, setOpen] = useState<'replace' | 'crop' | 'background'>();
  const image = useFieldImage(area, field, scene.values);
  const { kind, shown } = image;
  const leave = () => onLeave(true);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  }

  function pick(picked: Media) {
    image.replace(picked);
    leave();
  }

  return (
    <>
      <Popover
        label={t('picture.editImage', { name: field.name })}
        area={area}
        overlay={overlay}
        onBlur={() => open === undefined && onLeave(false)}
        onKeyDown={onKeyDown}
      >
        <span className="sr-picture-popover__title">{field.name}</span>
        <ImageActions image={image} onOpen={setOpen} />
      </Popover>
      <MediaChooser kind={open === 'replace' ? kind : undefined} onClose={leave} onPick={pick} />
      <Suspense>
        {open === 'crop' && shown && <FieldCrop sceneId={area.sceneId} field={field} media={shown} onClose={leave} />}
        {open === 'background' && shown && (
          <FieldBackgroundRemoval sceneId={area.sceneId} field={field} media={shown} onClose={leave} />
        )}
      </Suspense>
    </>
  );
}
