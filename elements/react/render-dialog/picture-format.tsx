import type { RenderFormat } from '@spotreel/sdk/contract';
import { useTranslator } from '../foundation/translation';
import { formatNames } from './format-names';

export type PictureFormat = Exclude<RenderFormat, 'mp4'>;

export interface PictureFormatChoiceProps {
  format: PictureFormat;
  onFormat: (format: PictureFormat) => void;
}

const FORMATS = ['png', 'jpeg', 'webp'] as const satisfies readonly PictureFormat[];

/** What file a picture becomes. */
export function PictureFormatChoice({ format, onFormat }: PictureFormatChoiceProps) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('pictureExport.format')}</legend>
      {FORMATS.map((option) => (
        <button key={option} type="button" aria-pressed={option === format} onClick={() => onFormat(option)}>
          {formatNames[option]}
        </button>
      ))}
    </fieldset>
  );
}
