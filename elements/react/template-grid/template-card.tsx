import type { Ratio, TemplateGroup, TemplateSummary } from '@spotreel/sdk/contract';
import { Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { HoverPicture } from './hover-picture';
import { PremiumMark } from './premium-mark';
import { RatioMarks } from './ratio-marks';
import { useActive } from './use-active';

/** One for all: React passes over what has not changed. */
const STAR = <Star aria-hidden />;

export interface TemplateCardProps {
  group: TemplateGroup;
  /** The format that is looked for; null: the group's first. */
  orientation: Ratio | null;
  isBusy: boolean;
  onToggleFavourite: (group: TemplateGroup) => void;
  /** Of its picture. Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
  /** Of its name. Default 2. */
  headingLevel?: 2 | 3 | undefined;
  /** The way to the template, around its name; it covers the card. */
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
  const t = useTranslator();
  const { isActive, handlers } = useActive(group.id);
  const template = group.templates.find((one) => one.orientation === orientation) ?? group.templates[0];
  if (!template) return null;
  const ratio = template.orientation;
  const { name, isFavourite, tier } = group;
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
          {action(template, name, 'sr-recipe-card__action')}
        </Heading>
        <IconButton
          label={t(isFavourite ? 'library.unfavourite' : 'library.favourite', { name })}
          aria-pressed={isFavourite}
          busy={isBusy}
          size="sm"
          className={classNames('sr-template-card__star', isFavourite && 'sr-template-card__star--on')}
          onClick={() => onToggleFavourite(group)}
        >
          {STAR}
        </IconButton>
        <p className="sr-card-words__facts">
          {tier === 'premium' && <PremiumMark />}
          {template.kind === 'image'
            ? t('library.image')
            : t('library.seconds', { count: Math.round(template.durationSeconds) })}
        </p>
        <RatioMarks ratios={group.orientation} chosen={ratio} />
      </div>
    </article>
  );
});
