import { useTranslator } from '../../foundation/text/translation';

export type ExportPlace = 'server' | 'device';

export interface ExportPlaceChoiceProps {
  place: ExportPlace;
  onPlace: (place: ExportPlace) => void;
}

/** Choice between an export on this device and on the server. */
export function ExportPlaceChoice({ place, onPlace }: ExportPlaceChoiceProps) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('deviceExport.place')}</legend>
      <button type="button" aria-pressed={place === 'server'} onClick={() => onPlace('server')}>
        {t('deviceExport.onServer')}
      </button>
      <button type="button" aria-pressed={place === 'device'} onClick={() => onPlace('device')}>
        {t('deviceExport.onDevice')}
      </button>
    </fieldset>
  );
}
