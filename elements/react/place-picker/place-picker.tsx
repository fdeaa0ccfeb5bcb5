import type { Organisation } from '@spotreel/sdk/contract';
import { addMessages, placeMessages } from '@spotreel/sdk/i18n';
import { Ban, Check, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { BrandStripes } from '../places-view/brand-stripes';

addMessages(placeMessages);

export interface PlacePickerProps {
  places: readonly Organisation[];
  /** The place that is in use; null: none. */
  selectedId: number | null;
  onPick: (place: Organisation | null) => void;
  onEdit: (place: Organisation) => void;
}

/** The account's brands to choose from, the one in use marked. */
export function PlacePicker({ places, selectedId, onPick, onEdit }: PlacePickerProps) {
  const t = useTranslator();
  const isOn = places.some(({ id }) => id === selectedId);
  return (
    <ul className="sr-places sr-list">
      <li className="sr-places__row">
        <Choice isOn={!isOn} onPick={() => onPick(null)} picture={<Ban aria-hidden />} name={t('places.none')} />
      </li>
      {places.map((place) => (
        <li key={place.id} className="sr-places__row">
          <Choice
            isOn={place.id === selectedId}
            onPick={() => onPick(place)}
            picture={place.image ? <img src={place.image} alt="" /> : place.name.charAt(0).toUpperCase()}
            name={place.name}
          >
            <BrandStripes place={place} />
          </Choice>
          <IconButton label={t('places.edit', { name: place.name })} size="sm" onClick={() => onEdit(place)}>
            <Pencil aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  isOn: boolean;
  onPick: () => void;
  picture: ReactNode;
  name: string;
  children?: ReactNode;
}

function Choice({ isOn, onPick, picture, name, children }: ChoiceProps) {
  return (
    <button type="button" className="sr-places__choice" aria-pressed={isOn} onClick={onPick}>
      <span aria-hidden className="sr-places__picture">
        {picture}
      </span>
      <span className="sr-places__words">
        <span className="sr-places__name">{name}</span>
        {children}
      </span>
      {isOn && <Check aria-hidden className="sr-places__check" />}
    </button>
  );
}
