import type { Publication } from '@spotreel/sdk/internal/contract';
import { isUnderWay, type VideoPublishing } from '@spotreel/sdk/internal/stores';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { useTranslator } from '../../foundation/text/translation';

export interface PublicationStateProps {
  store: VideoPublishing;
  publication: Publication;
  /** Name of the platform. */
  platform: string;
  /** A button beside a failure. Default: none. */
  retry?: ReactNode;
}

/** Progress of a video on its way to a platform, the link to it, or its failure. */
export function PublicationState({ store, publication, platform, retry }: PublicationStateProps) {
  const t = useTranslator();
  const { status, channel, failure } = publication;
  if (isUnderWay(publication)) return <Uploading store={store} publication={publication} />;
  if (status === 'done') return <Published publication={publication} platform={platform} />;
  if (status === 'cancelled')
    return (
      <Notice tone="info" action={retry}>
        {t('publish.cancelled')}
      </Notice>
    );
  const reason = failure?.code === 'publishing_reconnect' ? t('publishing.needsLogin', { platform }) : failure?.message;
  return (
    <Notice tone="danger" title={`${t('publish.failed')} (${channel})`} action={retry}>
      {reason}
    </Notice>
  );
}

function Uploading({ store, publication }: Pick<PublicationStateProps, 'store' | 'publication'>) {
  const t = useTranslator();
  const { id, status, percentageComplete: percent } = publication;
  const label = percent === 0 && status === 'waiting' ? t('publish.waiting') : t('publish.uploading', { percent });
  return (
    <div className="sr-publish__progress">
      <p role="status" className="sr-publish__label">
        {label}
      </p>
      <Progress percent={percent} label={label} />
      <div className="sr-publish__foot">
        <p className="sr-publish__hint">{t('publish.keepsGoing')}</p>
        <Button size="sm" variant="quiet" onClick={() => void store.cancel(id)}>
          {t('publish.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Published({ publication, platform }: Pick<PublicationStateProps, 'publication' | 'platform'>) {
  const t = useTranslator();
  const { channel, url, privacy } = publication;
  const link = url && (
    <a className="sr-button sr-button--secondary sr-button--sm" href={url} target="_blank" rel="noopener noreferrer">
      <ExternalLink aria-hidden />
      {t('publish.watch', { name: platform })}
    </a>
  );
  return (
    <Notice tone="info" title={t('publish.done', { channel })} action={link}>
      {t(`publish.${privacy}`)}. {t('publish.doneText', { platform })}
    </Notice>
  );
}
