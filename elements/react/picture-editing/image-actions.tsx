import { Crop, Eraser, ImagePlus, RotateCcw } from 'lucide-react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { backgroundKey } from '../image-field/background-key';
import type { FieldImage } from './use-field-image';

export interface ImageActionsProps {
  image: FieldImage;
  onOpen: (dialog: 'replace' | 'crop' | 'background') => void;
}

/** Replace, crop, remove the background, reset. An animation can only be replaced. */
export function ImageActions({ image, onOpen }: ImageActionsProps) {
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
