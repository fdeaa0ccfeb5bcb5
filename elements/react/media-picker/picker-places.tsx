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

/** Where to choose from. Stock and the page have no animations. */
export function PickerPlaces({ kind, source, pageLabel, onChoose }: PickerPlacesProps) {
  const t = useTranslator();
  const hasMore = kind !== 'lottie';
  const labels: readonly (readonly [place: PickerPlace, label: string | undefined])[] = [
    ['own', t('editor.yourPictures')],
    ['page', hasMore ? pageLabel : undefined],
    ['library', t('editor.libraryPictures')],
    ['stock', hasMore ? t('editor.stockPictures') : undefined],
  ];
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('editor.pictures')}</legend>
      {labels.map(
        ([place, label]) =>
          label !== undefined && (
            <button key={place} type="button" aria-pressed={source === place} onClick={() => onChoose(place)}>
              {label}
            </button>
          ),
      )}
    </fieldset>
  );
}
