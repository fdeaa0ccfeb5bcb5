import { Image, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import type { TemplateGroup, TemplateSummary } from '../../../sdk/contract/schemas/template';
import { IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { Thumbnail } from '../thumbnail/thumbnail';
import { HoverPicture } from './hover-picture';
import { useActive } from './use-active';

export interface TemplateCardProps {
  group: TemplateGroup;
  /** The format that is looked for; null: the group's first. */
  orientation: Ratio | null;
  isBusy: boolean;
  onToggleFavourite: (group: TemplateGroup) => void;
  /** Of its name. Default 2. */
  headingLevel?: 2 | 3 | undefined;
  /** The way to the template, around its name; it covers the card. */
  action: (template: TemplateSummary, label: string, className: string) => ReactNode;
}

const ratioKeys = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

/** One design of the library with the formats that it comes in. */
export function TemplateCard({
  group,
  orientation,
  isBusy,
  headingLevel = 2,
  onToggleFavourite,
  action,
}: TemplateCardProps) {
  const t = useTranslator();
  const { isActive, handlers } = useActive();
  const template = group.templates.find((one) => one.orientation === orientation) ?? group.templates[0];
  if (!template) return null;
  const ratio = template.orientation;
  const { portrait } = template.posters;
  // any format is welcome: the tall one beside the wide one, as recipes show theirs
  const isMixed = orientation === null && ratio === 'landscape' && portrait !== undefined;
  const { name, isFavourite, tier } = group;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="sr-template-card" {...handlers}>
      <div className={classNames('sr-template-card__frame', `sr-template-card__frame--${orientation ?? 'any'}`)}>
        <HoverPicture
          poster={template.posters[ratio]}
          preview={template.previews[ratio]}
          ratio={ratio}
          isActive={isActive}
          className={`sr-template-card__picture sr-template-card__picture--${ratio}`}
        />
        {isMixed && <Thumbnail src={portrait} ratio="portrait" className="sr-recipe-card__portrait" />}
      </div>
      <div className="sr-template-card__foot">
        <Heading className="sr-template-card__name">{action(template, name, 'sr-recipe-card__action')}</Heading>
        <IconButton
          label={t(isFavourite ? 'library.unfavourite' : 'library.favourite', { name })}
          aria-pressed={isFavourite}
          busy={isBusy}
          size="sm"
          className={classNames('sr-template-card__star', isFavourite && 'sr-template-card__star--on')}
          onClick={() => onToggleFavourite(group)}
        >
          <Star aria-hidden />
        </IconButton>
      </div>
      <p className="sr-template-card__facts">
        {template.kind === 'image' ? (
          <span className="sr-template-card__fact">
            <Image aria-hidden /> {t('library.image')}
          </span>
        ) : (
          <span>{t('library.seconds', { count: Math.round(template.durationSeconds) })}</span>
        )}
        {tier === 'premium' && <span className="sr-badge sr-badge--inline">{t('library.premium')}</span>}
        <span className="sr-template-card__ratios">
          {group.orientation.map((one) => (
            <span
              key={one}
              role="img"
              aria-label={t(ratioKeys[one])}
              className={classNames('sr-ratio-mark', `sr-ratio-mark--${one}`, one === ratio && 'sr-ratio-mark--on')}
            />
          ))}
        </span>
      </p>
    </article>
  );
}
