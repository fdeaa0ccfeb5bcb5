import type { Brand } from '@spotreel/sdk/internal/contract';
import { Ban, Check, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';
import { BrandStripes } from './brand-stripes';

export interface BrandPickerProps {
  brands: readonly Brand[];
  /** The brand that is in use; null: none. */
  selectedId: number | null;
  onPick: (brand: Brand | null) => void;
  onEdit: (brand: Brand) => void;
}

/** The account's brands to choose from, the one in use marked. */
export function BrandPicker({ brands, selectedId, onPick, onEdit }: BrandPickerProps) {
  const t = useTranslator();
  const isOn = brands.some(({ id }) => id === selectedId);
  return (
    <ul className="sr-brand-picker sr-list">
      <li className="sr-brand-picker__row">
        <Choice isOn={!isOn} onPick={() => onPick(null)} picture={<Ban aria-hidden />} name={t('brands.none')} />
      </li>
      {brands.map((brand) => (
        <li key={brand.id} className="sr-brand-picker__row">
          <Choice
            isOn={brand.id === selectedId}
            onPick={() => onPick(brand)}
            picture={brand.image ? <img src={brand.image} alt="" /> : brand.name.charAt(0).toUpperCase()}
            name={brand.name}
          >
            <BrandStripes brand={brand} />
          </Choice>
          <IconButton label={t('brands.edit', { name: brand.name })} size="sm" onClick={() => onEdit(brand)}>
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
    <button type="button" className="sr-brand-picker__choice" aria-pressed={isOn} onClick={onPick}>
      <span aria-hidden className="sr-brand-picker__picture">
        {picture}
      </span>
      <span className="sr-brand-picker__words">
        <span className="sr-brand-picker__name">{name}</span>
        {children}
      </span>
      {isOn && <Check aria-hidden className="sr-brand-picker__check" />}
    </button>
  );
}
