import { useTranslator } from '../foundation/translation';
import type { MediaKind } from './media-kind';

export type PickerPlace = 'own' | 'page' | 'library' | 'stock';

export interface PickerPlacesProps {
  kind: MediaKind;
  source: PickerPlace;
  /** Name of the page's own source. Undefined: the page has none. */
  pageLabel: string | undefined;
  onChoose: (source: PickerPlace) => void;
}

const LABELS = {
  own: 'editor.yourPictures',
  library: 'editor.libraryPictures',
  stock: 'editor.stockPictures',
} as const;

/** Where to choose from. Stock and the page have no animations. */
export function PickerPlaces({ kind, source, pageLabel, onChoose }: PickerPlacesProps) {
  const t = useTranslator();
  const offered = kind === 'lottie' ? (['own', 'library'] as const) : (['own', 'library', 'stock'] as const);
  const isPageOffered = pageLabel !== undefined && kind !== 'lottie';
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('editor.pictures')}</legend>
      {isPageOffered && (
        <button type="button" aria-pressed={source === 'page'} onClick={() => onChoose('page')}>
          {pageLabel}
        </button>
      )}
      {offered.map((one) => (
        <button key={one} type="button" aria-pressed={source === one} onClick={() => onChoose(one)}>
          {t(LABELS[one])}
        </button>
      ))}
    </fieldset>
  );
}
