import { useTranslator } from '../../foundation/text/translation';
import type { MediaKind } from './media-kind';

/** `library`: with stock, where the server has some. */
export type PickerPlace = 'own' | 'page' | 'library';

export interface PickerPlacesProps {
  kind: MediaKind;
  source: PickerPlace;
  /** Name of the page's own source. Undefined: the page has none. */
  pageLabel: string | undefined;
  onChoose: (source: PickerPlace) => void;
}

/** Choice of the source. The page has no animations. */
export function PickerPlaces({ kind, source, pageLabel, onChoose }: PickerPlacesProps) {
  const t = useTranslator();
  const labels: readonly (readonly [place: PickerPlace, label: string | undefined])[] = [
    ['own', t('editor.yourPictures')],
    ['page', kind === 'lottie' ? undefined : pageLabel],
    ['library', t('editor.libraryPictures')],
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
