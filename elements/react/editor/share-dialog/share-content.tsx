import { useStore } from '@nanostores/react';
import type { ShareComment, ShareLink } from '@spotreel/sdk/internal/contract';
import type { VideoShare } from '@spotreel/sdk/internal/stores';
import { Clapperboard, Link2 } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { CheckField } from '../../controls/field/check-field';
import { formError } from '../../controls/field/field-error';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { PublishSection } from '../publish-video/publish-section';
import { CaptionFiles } from './caption-files';
import { LinkAddress } from './link-address';
import { LinkPassword } from './link-password';
import { LinkSettings } from './link-settings';
import { LinkTargets } from './link-targets';
import { OwnComment } from './own-comment';

export interface ShareContentProps {
  store: VideoShare;
}

export interface ShareDialogContentProps extends ShareContentProps {
  projectId: number;
}

/** The dialog by how far the video is: not exported, without a link, with one. */
export function ShareContent({ store, projectId }: ShareDialogContentProps) {
  const t = useTranslator();
  const { data, failure } = useStore(store.$share);
  const change = useStore(store.$change);
  if (failure && !data)
    return (
      <Notice
        tone="danger"
        title={t('share.loadFailed')}
        action={<RetryButton failure={failure} onRetry={store.load} />}
      >
        {failure.message !== t('share.loadFailed') && failure.message}
      </Notice>
    );
  if (!data) return <Skeleton shape="line" />;
  const refusal = formError(change);
  return (
    <div className="sr-sharing">
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {data.link ? (
        <OwnLink store={store} link={data.link} title={data.title} comments={data.comments} />
      ) : (
        <NoLink store={store} canShare={data.canShare} />
      )}
      {data.canShare && <PublishSection projectId={projectId} />}
    </div>
  );
}

function NoLink({ store, canShare }: { store: VideoShare; canShare: boolean }) {
  const t = useTranslator();
  const { status } = useStore(store.$change);
  if (!canShare)
    return (
      <EmptyState icon={<Clapperboard aria-hidden />} title={t('share.exportFirst')}>
        {t('share.exportFirstText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Link2 aria-hidden />}
      title={t('share.noLink')}
      action={
        <Button variant="primary" busy={status === 'sending'} onClick={() => void store.create()}>
          {t('share.create')}
        </Button>
      }
    >
      {t('share.noLinkText')}
    </EmptyState>
  );
}

interface OwnLinkProps extends ShareContentProps {
  link: ShareLink;
  /** Title of the video. */
  title: string;
  comments: readonly ShareComment[];
}

function OwnLink({ store, link, title, comments }: OwnLinkProps) {
  const t = useTranslator();
  return (
    <>
      <LinkNotices store={store} link={link} />
      <LinkAddress url={link.url} />
      <LinkTargets url={link.url} title={title} />
      <div className="sr-sharing__settings">
        <LinkSettings store={store} link={link} />
        <LinkPassword store={store} hasPassword={link.hasPassword} />
        <CaptionFiles store={store} />
        <LinkComments store={store} link={link} comments={comments} />
      </div>
      <p className="sr-sharing__facts">
        <strong>{t('share.views', { count: link.viewCount })}</strong>
        {' · '}
        {t('share.shows', { date: momentText(t, link.exportedAt) })}
      </p>
    </>
  );
}

interface LinkCommentsProps {
  store: VideoShare;
  link: ShareLink;
  comments: readonly ShareComment[];
}

/** Setting for comments of visitors, and their comments. */
function LinkComments({ store, link: { allowComments }, comments }: LinkCommentsProps) {
  const t = useTranslator();
  return (
    <div className="sr-sharing__setting">
      <CheckField
        label={t('comments.allow')}
        checked={allowComments}
        onChange={(isOn) => void store.update({ allowComments: isOn })}
      />
      <p className="sr-sharing__hint">{t('comments.allowHint')}</p>
      {comments.length > 0 && (
        <ol className="sr-sharing__comments sr-list" aria-label={t('comments.title')}>
          {comments.map((comment) => (
            <OwnComment key={comment.id} store={store} comment={comment} />
          ))}
        </ol>
      )}
      {allowComments && comments.length === 0 && <p className="sr-sharing__hint">{t('comments.noneYet')}</p>}
    </div>
  );
}

interface LinkNoticesProps {
  store: VideoShare;
  link: ShareLink;
}

/** Notices to the owner of a link: that it has expired, and that it shows an older export. */
function LinkNotices({ store, link: { isExpired, isNewest } }: LinkNoticesProps) {
  const t = useTranslator();
  const { status } = useStore(store.$change);
  return (
    <>
      {isExpired && (
        <Notice tone="warning" title={t('share.expiredTitle')}>
          {t('share.expiredText')}
        </Notice>
      )}
      {!isNewest && (
        <Notice
          tone="info"
          title={t('share.newerTitle')}
          action={
            <Button size="sm" busy={status === 'sending'} onClick={() => void store.update({ showNewest: true })}>
              {t('share.showNewest')}
            </Button>
          }
        >
          {t('share.newerText')}
        </Notice>
      )}
    </>
  );
}
