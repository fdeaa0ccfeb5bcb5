import { displayUrl } from '@spotreel/sdk/base';
import type { Organisation } from '@spotreel/sdk/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { BrandStripes } from './brand-stripes';

export interface PlaceCardProps {
  place: Organisation;
  isRemoving: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A brand at a glance: logo, colors, font. */
export function PlaceCard({ place, isRemoving, onEdit, onDelete }: PlaceCardProps) {
  const t = useTranslator();
  const facts = [place.font, displayUrl(place.website)].filter(Boolean).join(' · ');
  return (
    <article className="sr-place-card" aria-busy={isRemoving}>
      <div className="sr-place-card__ground">
        {place.image ? (
          <img src={place.image} alt={t('places.logoOf', { name: place.name })} />
        ) : (
          <span aria-hidden>{place.name.charAt(0).toUpperCase()}</span>
        )}
      </div>
      <BrandStripes place={place} />
      <div className="sr-place-card__foot">
        <div className="sr-place-card__words">
          <h2 className="sr-place-card__name">{place.name}</h2>
          {facts && <p className="sr-place-card__facts">{facts}</p>}
        </div>
        <Button
          size="sm"
          icon={<Pencil aria-hidden />}
          aria-label={t('places.edit', { name: place.name })}
          onClick={onEdit}
        >
          {t('places.editShort')}
        </Button>
        <IconButton label={t('places.deleteName', { name: place.name })} size="sm" busy={isRemoving} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}
