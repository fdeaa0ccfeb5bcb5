import { useStore } from '@nanostores/react';
import type { TemplatePageStore } from '@spotreel/sdk/internal/stores';
import { useTranslator } from '../../foundation/text/translation';
import type { CardActions } from '../template-grid/card-actions';
import { showWidth } from '../template-grid/results/first-cards';
import { TemplateCard } from '../template-grid/template-card';

export interface SimilarTemplatesProps extends Pick<CardActions, 'templateAction'> {
  page: TemplatePageStore;
}

/** Other designs of its kind; where there are none, nothing. */
export function SimilarTemplates({ page, templateAction }: SimilarTemplatesProps) {
  const t = useTranslator();
  const { data: groups } = useStore(page.$similar);
  const busy = useStore(page.$busy);
  if (!groups || groups.length === 0) return null;
  return (
    <section className="sr-detail__part">
      <h2 className="sr-page__heading">{t('template.similar')}</h2>
      <ul className="sr-first-cards sr-list" ref={(node) => showWidth(node, { minWidth: 272 })}>
        {groups.map((group) => (
          <li key={group.id}>
            <TemplateCard
              group={group}
              orientation={null}
              isBusy={busy.has(group.id)}
              onToggleFavourite={page.toggleSimilar}
              headingLevel={3}
              action={templateAction}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
