import { useStore } from '@nanostores/react';
import type { Brand } from '@spotreel/sdk/internal/contract';
import type { ReactNode } from 'react';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { BrandCard } from './brand-card';

export interface BrandCardsProps {
  /** Undefined while loading. */
  brands: readonly Brand[] | undefined;
  hasFailed: boolean;
  onEdit: (brand: Brand) => void;
  onDelete: (brand: Brand) => void;
}

const SKELETONS = ['a', 'b'];

/** The brands of the account as a list of cards. */
export function BrandCards({ brands, hasFailed, onEdit, onDelete }: BrandCardsProps): ReactNode {
  const removing = useStore(useSpotreel().brands.$removing);
  return (
    <ul className="sr-cards sr-list">
      {!brands &&
        !hasFailed &&
        SKELETONS.map((key) => (
          <li key={key} className="sr-cards__skeleton">
            <Skeleton shape="landscape" />
            <Skeleton shape="title" />
          </li>
        ))}
      {brands?.map((brand) => (
        <li key={brand.id}>
          <BrandCard
            brand={brand}
            isRemoving={removing.has(brand.id)}
            onEdit={() => onEdit(brand)}
            onDelete={() => onDelete(brand)}
          />
        </li>
      ))}
    </ul>
  );
}
