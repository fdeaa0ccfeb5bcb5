import { Crop, ImagePlus, RotateCcw } from 'lucide-react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';

export interface ImageActionsProps {
  /** False for an animation. */
  canCrop: boolean;
  /** False while the file of the field is not known. */
  hasImage: boolean;
  /** The field shows the template's own image. */
  isOwn: boolean;
  onOpen: (dialog: 'replace' | 'crop') => void;
  onReset: () => void;
}

/** Replace, crop, reset. */
export function ImageActions({ canCrop, hasImage, isOwn, onOpen, onReset }: ImageActionsProps) {
  const t = useTranslator();
  return (
    <div className="sr-picture-popover__actions sr-picture-popover__actions--start">
      <Button size="sm" autoFocus icon={<ImagePlus aria-hidden />} onClick={() => onOpen('replace')}>
        {t('picture.replace')}
      </Button>
      {canCrop && (
        <Button size="sm" icon={<Crop aria-hidden />} disabled={!hasImage} onClick={() => onOpen('crop')}>
          {t('picture.crop')}
        </Button>
      )}
      <Button size="sm" icon={<RotateCcw aria-hidden />} disabled={isOwn} onClick={onReset}>
        {t('picture.reset')}
      </Button>
    </div>
  );
}
