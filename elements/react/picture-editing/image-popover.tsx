import { useStore } from '@nanostores/react';
import { Crop, ImagePlus, RotateCcw } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import { Button } from '../button/button';
import { lazyPart } from '../foundation/lazy-part';
import { useTranslator } from '../foundation/translation';
import { useEditor } from '../project-editor/editor-context';
import { MediaChooser } from '../project-editor/media-chooser';
import type { FieldArea } from './field-area';
import { Popover } from './popover';
import type { ShownScene } from './use-shown-scene';

const FieldCrop = lazyPart(() => import('../crop-dialog/field-crop').then((module) => ({ default: module.FieldCrop })));

export interface ImagePopoverProps {
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  onLeave: (returnsFocus: boolean) => void;
}

/** What can be done with a picture where it stands. */
export function ImagePopover({ area, scene, overlay, onLeave }: ImagePopoverProps) {
  const t = useTranslator();
  const { actions, environment } = useEditor();
  const media = useStore(environment.$media);
  const [open, setOpen] = useState<'replace' | 'crop'>();
  const field = scene.template.fields.images.find(({ innerReference }) => innerReference === area.field);
  if (!field) return null;
  const chosen = scene.values.images[field.innerReference];
  const isAnimation = field.defaultValue.type === 'lottie';
  const shown = chosen === undefined ? field.defaultValue : media[chosen];

  return (
    <>
      <Popover
        label={t('picture.editImage', { name: field.name })}
        area={area}
        overlay={overlay}
        onBlur={() => open === undefined && onLeave(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onLeave(true);
        }}
      >
        <span className="sr-picture-popover__title">{field.name}</span>
        <div className="sr-picture-popover__actions sr-picture-popover__actions--start">
          <Button size="sm" autoFocus icon={<ImagePlus aria-hidden />} onClick={() => setOpen('replace')}>
            {t('picture.replace')}
          </Button>
          {!isAnimation && (
            <Button size="sm" icon={<Crop aria-hidden />} disabled={!shown} onClick={() => setOpen('crop')}>
              {t('picture.crop')}
            </Button>
          )}
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden />}
            disabled={chosen === undefined}
            onClick={() => actions.setImage(area.sceneId, area.field, null)}
          >
            {t('picture.reset')}
          </Button>
        </div>
      </Popover>
      <MediaChooser
        kind={open === 'replace' ? (isAnimation ? 'lottie' : 'image') : undefined}
        onClose={() => onLeave(true)}
        onPick={(picked) => {
          actions.setImage(area.sceneId, area.field, picked);
          onLeave(true);
        }}
      />
      {open === 'crop' && shown && (
        <Suspense>
          <FieldCrop sceneId={area.sceneId} field={field} media={shown} onClose={() => onLeave(true)} />
        </Suspense>
      )}
    </>
  );
}
