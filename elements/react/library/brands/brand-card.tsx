import { displayUrl } from '@spotreel/sdk/internal/base';
import type { Brand } from '@spotreel/sdk/internal/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';
import { BrandStripes } from '../brand-picker/brand-stripes';

export interface BrandCardProps {
  brand: Brand;
  isRemoving: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A brand at a glance: logo, colors, font. */
export function BrandCard({ brand, isRemoving, onEdit, onDelete }: BrandCardProps) {
  const t = useTranslator();
  const facts = [brand.font, displayUrl(brand.website)].filter(Boolean).join(' · ');
  return (
    <article className="sr-brand-card" aria-busy={isRemoving}>
      <div className="sr-brand-card__ground">
        {brand.image ? (
          <img src={brand.image} alt={t('brands.logoOf', { name: brand.name })} />
        ) : (
          <span aria-hidden>{brand.name.charAt(0).toUpperCase()}</span>
        )}
      </div>
      <BrandStripes brand={brand} />
      <div className="sr-brand-card__foot">
        <div className="sr-brand-card__words">
          <h2 className="sr-brand-card__name">{brand.name}</h2>
          {facts && <p className="sr-brand-card__facts">{facts}</p>}
        </div>
        <Button
          size="sm"
          icon={<Pencil aria-hidden />}
          aria-label={t('brands.edit', { name: brand.name })}
          onClick={onEdit}
        >
          {t('brands.editShort')}
        </Button>
        <IconButton label={t('brands.deleteName', { name: brand.name })} size="sm" busy={isRemoving} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}
