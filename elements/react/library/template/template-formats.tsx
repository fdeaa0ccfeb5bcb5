import { useStore } from '@nanostores/react';
import type { Template } from '@spotreel/sdk/internal/contract';
import type { TemplatePageStore } from '@spotreel/sdk/internal/stores';
import { useId } from 'react';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import type { CardAction } from '../template-grid/card-actions';

interface TemplateFormatsProps {
  page: TemplatePageStore;
  template: Template;
  /** The way to the same design in another format. */
  action: CardAction<Pick<Template, 'id'>>;
}

const ratioKeys = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

/** The same design in the formats that it comes in. */
export function TemplateFormats({ page, template, action }: TemplateFormatsProps) {
  const t = useTranslator();
  const labelId = useId();
  const { data: group } = useStore(page.$group);
  const formats = group?.templates ?? [template];
  return (
    <div className="sr-choices--small">
      <span id={labelId} className="sr-field__label">
        {t('template.formats')}
      </span>
      <ul className="sr-choices__row sr-list" aria-labelledby={labelId}>
        {formats.map((format) => (
          <li
            key={format.id}
            className={classNames('sr-choice', 'sr-format', format.id === template.id && 'sr-choice--on')}
          >
            <Thumbnail
              src={format.posters[format.orientation]}
              ratio={format.orientation}
              className="sr-choice__picture"
            />
            {action(format, t(ratioKeys[format.orientation]), 'sr-format__action')}
          </li>
        ))}
      </ul>
    </div>
  );
}
