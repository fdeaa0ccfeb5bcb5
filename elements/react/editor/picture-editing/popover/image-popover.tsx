import { useStore } from '@nanostores/react';
import type { Media, TemplateImageField } from '@spotreel/sdk/internal/contract';
import type { SceneValues } from '@spotreel/sdk/internal/project';
import { Crop, Eraser, ImagePlus, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type RefObject, Suspense, useState } from 'react';
import { Button } from '../../../controls/button/button';
import { backgroundKey } from '../../../controls/image-field/background-key';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import { MediaChooser } from '../../media-picker/media-chooser';
import type { FieldArea } from '../field-area';
import type { ShownScene } from '../use-shown-scene';
import { Popover } from './popover';

const FieldCrop = lazyPart(() =>
  import('../../crop-dialog/field-crop').then((module) => ({ default: module.FieldCrop })),
);
const FieldBackgroundRemoval = lazyPart(() =>
  import('../../background-removal/field-background-removal').then((module) => ({
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

interface ImageActionsProps {
  image: FieldImage;
  onOpen: (dialog: 'replace' | 'crop' | 'background') => void;
}

/** Replace, crop, remove the background, reset. An animation can only be replaced. */
function ImageActions({ image, onOpen }: ImageActionsProps) {
  const t = useTranslator();
  return (
    <div className="sr-picture-popover__actions sr-picture-popover__actions--start">
      <Button size="sm" autoFocus icon={<ImagePlus aria-hidden />} onClick={() => onOpen('replace')}>
        {t('picture.replace')}
      </Button>
      {image.kind === 'image' && (
        <Button size="sm" icon={<Crop aria-hidden />} disabled={!image.shown} onClick={() => onOpen('crop')}>
          {t('picture.crop')}
        </Button>
      )}
      {image.kind === 'image' && image.shown && (
        <Button size="sm" icon={<Eraser aria-hidden />} onClick={() => onOpen('background')}>
          {t(backgroundKey(image.shown))}
        </Button>
      )}
      <Button size="sm" icon={<RotateCcw aria-hidden />} disabled={image.isDefault} onClick={image.reset}>
        {t('picture.reset')}
      </Button>
    </div>
  );
}

interface FieldImage {
  readonly kind: 'image' | 'lottie';
  /** Undefined while its file is not known. */
  readonly shown: Media | undefined;
  /** True if it is the template's own. */
  readonly isDefault: boolean;
  readonly replace: (media: Media) => void;
  readonly reset: () => void;
}

/** The image of a field, and its edits. */
function useFieldImage({ sceneId }: FieldArea, field: TemplateImageField, values: SceneValues): FieldImage {
  const { actions, environment } = useEditor();
  const media = useStore(environment.$media);
  const id = field.innerReference;
  const chosen = values.images[id];
  return {
    kind: field.defaultValue.type === 'lottie' ? 'lottie' : 'image',
    shown: chosen === undefined ? field.defaultValue : media[chosen],
    isDefault: chosen === undefined,
    replace: (picked) => actions.setImage(sceneId, id, picked),
    reset: () => actions.setImage(sceneId, id, null),
  };
}
