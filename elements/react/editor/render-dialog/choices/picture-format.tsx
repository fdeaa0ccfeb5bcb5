import type { ImageFormat } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../../../foundation/text/translation';
import { formatNames } from './format-names';

export interface PictureFormatChoiceProps {
  format: ImageFormat;
  onFormat: (format: ImageFormat) => void;
}

/** In the order of the buttons. */
export const IMAGE_FORMATS = ['png', 'jpeg', 'webp'] as const satisfies readonly ImageFormat[];

/** Format of a picture. */
export function PictureFormatChoice({ format, onFormat }: PictureFormatChoiceProps) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('pictureExport.format')}</legend>
      {IMAGE_FORMATS.map((option) => (
        <button key={option} type="button" aria-pressed={option === format} onClick={() => onFormat(option)}>
          {formatNames[option]}
        </button>
      ))}
    </fieldset>
  );
}
