import { useStore } from '@nanostores/react';
import type { Template } from '@spotreel/sdk/contract';
import type { TemplatePageStore } from '@spotreel/sdk/stores';
import { Star } from 'lucide-react';
import { IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';

interface TemplateHeadProps {
  page: TemplatePageStore;
  template: Template;
}

/** Name, star, tier and what it is. */
export function TemplateHead({ page, template }: TemplateHeadProps) {
  const t = useTranslator();
  const isFavourite = useStore(page.$isFavourite);
  const busy = useStore(page.$busy);
  const { name, description, tier } = template;
  return (
    <header className="sr-detail__head">
      {tier === 'premium' && <span className="sr-badge sr-badge--inline sr-detail__badge">{t('library.premium')}</span>}
      <div className="sr-detail__name">
        <h1 className="sr-page__title">{name}</h1>
        {isFavourite !== undefined && (
          <IconButton
            label={t(isFavourite ? 'library.unfavourite' : 'library.favourite', { name })}
            variant="secondary"
            aria-pressed={isFavourite}
            busy={busy.size > 0}
            className={classNames(isFavourite && 'sr-template-head__star--on')}
            onClick={page.toggleFavourite}
          >
            <Star aria-hidden />
          </IconButton>
        )}
      </div>
      <p className="sr-page__text sr-detail__text">{description}</p>
    </header>
  );
}
