import type { Template } from '@spotreel/sdk/internal/contract';
import type { TemplatePageStore } from '@spotreel/sdk/internal/stores';
import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { HoverPicture } from '../card-parts/hover-picture';
import { useTemplatePlayer } from './use-template-player';

export interface TemplateStageProps {
  page: TemplatePageStore;
  template: Template;
}

/** The template as it moves. */
export function TemplateStage({ page, template }: TemplateStageProps) {
  const t = useTranslator();
  const { container, isOn, isPlaying, isBroken, toggle } = useTemplatePlayer(page, template);
  const { orientation, posters, previews, kind, name } = template;
  return (
    <div className="sr-detail__stage sr-template-stage">
      <div className={`sr-template-stage__frame sr-detail__picture sr-detail__picture--${orientation}`}>
        <HoverPicture
          poster={posters[orientation]}
          preview={previews[orientation]}
          ratio={orientation}
          isActive={isBroken}
          className="sr-template-stage__poster"
        />
        <div ref={container} className={classNames('sr-template-stage__room', isOn && 'sr-template-stage__room--on')} />
        {kind === 'video' && !isBroken && (
          <IconButton
            label={t(isPlaying ? 'template.pause' : 'template.play', { name })}
            variant="secondary"
            className="sr-template-stage__button"
            onClick={toggle}
          >
            {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
          </IconButton>
        )}
      </div>
    </div>
  );
}
