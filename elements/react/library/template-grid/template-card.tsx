import type { Ratio, TemplateGroup, TemplateSummary } from '@spotreel/sdk/internal/contract';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { FavouriteButton } from '../card-parts/favourite-button';
import { HoverPicture } from '../card-parts/hover-picture';
import { PremiumMark } from '../card-parts/premium-mark';
import { RatioMarks } from '../card-parts/ratio-marks';
import { useActive } from '../card-parts/use-active';

export interface TemplateCardProps {
  group: TemplateGroup;
  /** The format of the filter; null: the first one of the group. */
  orientation: Ratio | null;
  isBusy: boolean;
  onToggleFavourite: (group: TemplateGroup) => void;
  /** Loading of the picture. Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
  /** Heading level of the name. Default 2. */
  headingLevel?: 2 | 3 | undefined;
  /** Renders the link to the template around its name. It covers the card. */
  action: (template: TemplateSummary, label: string, className: string) => ReactNode;
}

/** One design of the library with the formats that it comes in. */
export const TemplateCard = memo(function TemplateCard({
  group,
  orientation,
  isBusy,
  loading,
  headingLevel = 2,
  onToggleFavourite,
  action,
}: TemplateCardProps) {
  const { isActive, handlers } = useActive(group.id);
  const template = group.templates.find((one) => one.orientation === orientation) ?? group.templates[0];
  if (!template) return null;
  const ratio = template.orientation;
  const { name } = group;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="sr-template-card" part="card" {...handlers}>
      <HoverPicture
        poster={template.posters[ratio]}
        preview={template.previews[ratio]}
        ratio={orientation ?? 'landscape'}
        isActive={isActive}
        loading={loading}
        className={classNames(
          'sr-template-card__picture',
          ratio !== (orientation ?? 'landscape') && 'sr-template-card__picture--whole',
        )}
      />
      <div className="sr-card-words sr-card-words--template">
        <Heading className="sr-card-words__name" title={name}>
          {action(template, name, 'sr-card-action')}
        </Heading>
        <FavouriteButton item={group} isBusy={isBusy} onToggle={onToggleFavourite} />
        <CardFacts group={group} template={template} />
        <RatioMarks ratios={group.orientation} chosen={ratio} />
      </div>
    </article>
  );
});

function CardFacts({ group, template }: { group: TemplateGroup; template: TemplateSummary }) {
  const t = useTranslator();
  return (
    <p className="sr-card-words__facts">
      {group.tier === 'premium' && <PremiumMark />}
      {template.kind === 'image'
        ? t('library.image')
        : t('library.seconds', { count: Math.round(template.durationSeconds) })}
    </p>
  );
}
