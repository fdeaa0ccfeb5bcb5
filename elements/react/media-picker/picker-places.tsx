import { useTranslator } from '../foundation/translation';
import type { MediaKind } from './media-kind';

export type PickerPlace = 'own' | 'library' | 'stock';

export interface PickerPlacesProps {
  kind: MediaKind;
  source: PickerPlace;
  onChoose: (source: PickerPlace) => void;
}

const LABELS = {
  own: 'editor.yourPictures',
  library: 'editor.libraryPictures',
  stock: 'editor.stockPictures',
} as const;

/** Where to choose from. There are no stock animations. */
export function PickerPlaces({ kind, source, onChoose }: PickerPlacesProps) {
  const t = useTranslator();
  const offered = kind === 'lottie' ? (['own', 'library'] as const) : (['own', 'library', 'stock'] as const);
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('editor.pictures')}</legend>
      {offered.map((one) => (
        <button key={one} type="button" aria-pressed={source === one} onClick={() => onChoose(one)}>
          {t(LABELS[one])}
        </button>
      ))}
    </fieldset>
  );
}
