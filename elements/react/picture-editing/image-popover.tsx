import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import { type KeyboardEvent, type RefObject, Suspense, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useTranslator } from '../foundation/translation';
import { useEditor } from '../project-editor/editor-context';
import { MediaChooser } from '../project-editor/media-chooser';
import type { FieldArea } from './field-area';
import { ImageActions } from './image-actions';
import { Popover } from './popover';
import type { ShownScene } from './use-shown-scene';

const FieldCrop = lazyPart(() => import('../crop-dialog/field-crop').then((module) => ({ default: module.FieldCrop })));

export interface ImagePopoverProps {
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  onLeave: (returnsFocus: boolean) => void;
}

/** Replaces, crops or resets the image of a field, beside the field on the picture. */
export function ImagePopover({ area, scene, overlay, onLeave }: ImagePopoverProps) {
  const t = useTranslator();
  const { actions, environment } = useEditor();
  const media = useStore(environment.$media);
  const [open, setOpen] = useState<'replace' | 'crop'>();
  const field = scene.template.fields.images.find(({ innerReference }) => innerReference === area.field);
  if (!field) return null;
  const chosen = scene.values.images[field.innerReference];
  const kind = field.defaultValue.type === 'lottie' ? 'lottie' : 'image';
  const shown = chosen === undefined ? field.defaultValue : media[chosen];
  const leave = () => onLeave(true);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  }

  function pick(picked: Media) {
    actions.setImage(area.sceneId, area.field, picked);
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
        <ImageActions
          canCrop={kind === 'image'}
          hasImage={shown !== undefined}
          isOwn={chosen === undefined}
          onOpen={setOpen}
          onReset={() => actions.setImage(area.sceneId, area.field, null)}
        />
      </Popover>
      <MediaChooser kind={open === 'replace' ? kind : undefined} onClose={leave} onPick={pick} />
      <Suspense>
        {open === 'crop' && shown && <FieldCrop sceneId={area.sceneId} field={field} media={shown} onClose={leave} />}
      </Suspense>
    </>
  );
}
