import type { Media } from '@spotreel/sdk/internal/contract';
import { Crop, Eraser, ImagePlus, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { Button, IconButton } from '../button/button';
import { MediaPreview } from '../media-preview/media-preview';
import { backgroundKey } from './background-key';
import imageFieldCss from './image-field.css?inline';

const useStyles = lazyStyles([imageFieldCss]);

export interface ImageFieldProps {
  label: string;
  /** Displayed image: the user's picture, or the template's own. */
  media: Media | undefined;
  /** Beside the name. */
  hint?: string | undefined;
  /** Absent where only the template's own picture is possible. */
  onReplace?: (() => void) | undefined;
  /** Absent where the part that is shown is chosen elsewhere. */
  onCrop?: (() => void) | undefined;
  /** Removes the background, or brings it back. Absent where that cannot be done. */
  onBackground?: (() => void) | undefined;
  /** Before the button that replaces it. */
  tool?: ReactNode;
  /** Back to the template's own; absent when it is that already. */
  onReset?: (() => void) | undefined;
}

/** A picture of the scene, with the way to replace it. */
export function ImageField({ label, media, hint, onReplace, onCrop, onBackground, tool, onReset }: ImageFieldProps) {
  useStyles();
  const t = useTranslator();
  return (
    <div className="sr-image-field">
      <span className="sr-image-field__picture">{media && <MediaPreview media={media} />}</span>
      <span className="sr-image-field__label">
        {label}
        {hint && <span className="sr-field__hint"> {hint}</span>}
      </span>
      {onReset && (
        <IconButton label={t('editor.resetField', { name: label })} size="sm" onClick={onReset}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      {onCrop && (
        <IconButton label={`${t('picture.crop')}: ${label}`} size="sm" onClick={onCrop}>
          <Crop aria-hidden />
        </IconButton>
      )}
      {onBackground && media && (
        <IconButton label={`${t(backgroundKey(media))}: ${label}`} size="sm" onClick={onBackground}>
          <Eraser aria-hidden />
        </IconButton>
      )}
      {tool}
      {onReplace && (
        <Button
          size="sm"
          icon={<ImagePlus aria-hidden />}
          aria-label={`${t('editor.replacePicture')}: ${label}`}
          onClick={onReplace}
        >
          {t('editor.replacePicture')}
        </Button>
      )}
    </div>
  );
}
