import type { ShareComment, SharedVideo } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { SharedVideoStore } from '@spotreel/sdk/internal/stores';
import { Download } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { timeText } from '../../controls/transport/time-text';
import type { PlayerMark } from '../../controls/video-player/player-marks';
import { usePlayer, type VideoPlayback } from '../../controls/video-player/use-player';
import { VideoPlayer } from '../../controls/video-player/video-player';
import { CommentItem } from '../../editor/share-dialog/comment-item';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { CommentForm } from './comment-form';
import { SenderLink } from './share-sender';

export interface SharedVideoViewProps {
  store: SharedVideoStore;
  video: SharedVideo;
}

/** The video of a link with its title and, where its owner allows it, a download. */
export function SharedVideoView({ store, video }: SharedVideoViewProps) {
  const t = useTranslator();
  const player = usePlayer();
  const { title, comments } = video;
  return (
    <div className={classNames('sr-share__content', comments !== null && 'sr-share__content--comments')}>
      <div className="sr-share__film">
        {player.state.isBroken && <BrokenNotice onReload={store.load} />}
        <Film player={player} video={video} />
        <div className="sr-share__foot">
          <div className="sr-share__names">
            <h1 className="sr-share__title" dir="auto">
              {title}
            </h1>
            <p className="sr-share__text">{t('shared.duration', { count: Math.round(video.durationSeconds) })}</p>
            <CaptionFiles captions={video.captions} />
          </div>
          <div className="sr-share__actions">
            <SenderLink sender={video.sender} />
            <DownloadLink video={video} />
          </div>
        </div>
      </div>
      {comments && <CommentPanel store={store} player={player} comments={comments} />}
    </div>
  );
}

function Film({ player, video }: { player: VideoPlayback; video: SharedVideo }) {
  const t = useTranslator();
  const { title, videoUrl, posterUrl, width, height, durationSeconds, captions, comments } = video;
  return (
    <VideoPlayer
      player={player}
      label={t('shared.player', { title })}
      src={videoUrl}
      poster={posterUrl}
      width={width}
      height={height}
      durationSeconds={durationSeconds}
      captionsUrl={captions?.url}
      marks={comments?.map((comment) => markOf(comment, t))}
    />
  );
}

function markOf({ id, atSeconds, author, text, isDone }: ShareComment, t: Translator): PlayerMark {
  return {
    id,
    seconds: atSeconds,
    label: t('comments.mark', { author, time: timeText(atSeconds), text: text.slice(0, 80) }),
    isDone,
  };
}

/** Addresses of files end after some hours: the link is asked again. */
function BrokenNotice({ onReload }: { onReload: () => Promise<void> }) {
  const t = useTranslator();
  return (
    <Notice
      tone="danger"
      title={t('shared.brokenTitle')}
      action={<Button onClick={() => void onReload()}>{t('shared.reload')}</Button>}
    >
      {t('shared.brokenText')}
    </Notice>
  );
}

/** Captions to be stored, where the owner offers downloads. */
function CaptionFiles({ captions }: Pick<SharedVideo, 'captions'>) {
  const t = useTranslator();
  if (!captions?.vttUrl || !captions.srtUrl) return null;
  return (
    <p className="sr-share__text">
      {t('shared.captions')}{' '}
      <a href={captions.vttUrl} download>
        VTT
      </a>
      {' · '}
      <a href={captions.srtUrl} download>
        SRT
      </a>
    </p>
  );
}

function DownloadLink({ video: { downloadUrl, sizeBytes } }: Pick<SharedVideoViewProps, 'video'>) {
  const t = useTranslator();
  if (!downloadUrl) return null;
  const size = sizeBytes === null ? undefined : Math.max(0.1, Math.round(sizeBytes / 1e5) / 10);
  return (
    <a className="sr-button sr-button--primary sr-button--lg" href={downloadUrl} download>
      <Download aria-hidden />
      {size === undefined ? t('shared.download') : t('shared.downloadSize', { size: String(size) })}
    </a>
  );
}

interface CommentPanelProps {
  store: SharedVideoStore;
  player: VideoPlayback;
  comments: readonly ShareComment[];
}

/** Comments beside a shared video, and a form for another one at the current second. */
function CommentPanel({ store, player, comments }: CommentPanelProps) {
  const t = useTranslator();
  return (
    <section className="sr-comments" aria-label={t('comments.title')}>
      <h2 className="sr-comments__title">
        {t('comments.title')}
        {comments.length > 0 && <span className="sr-comments__count">{comments.length}</span>}
      </h2>
      {comments.length === 0 ? (
        <p className="sr-share__text">
          {t('comments.none')}. {t('comments.noneText')}
        </p>
      ) : (
        <ol className="sr-comments__list sr-list">
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} onJump={() => player.seek(comment.atSeconds)} />
          ))}
        </ol>
      )}
      <CommentForm store={store} player={player} />
    </section>
  );
}
