import type { SharedVideo } from '@spotreel/sdk/contract';
import { Download } from 'lucide-react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { usePlayer } from '../video-player/use-player';
import { VideoPlayer } from '../video-player/video-player';

export interface SharedVideoViewProps {
  video: SharedVideo;
  /** Asks the link again: its addresses of files end after some hours. */
  onReload: () => Promise<void>;
}

/** The video of a link with its title and, where its owner allows it, a download. */
export function SharedVideoView({ video, onReload }: SharedVideoViewProps) {
  const t = useTranslator();
  const player = usePlayer();
  const { title, videoUrl, posterUrl, width, height, durationSeconds } = video;
  return (
    <div className="sr-share__content">
      {player.state.isBroken && (
        <Notice
          tone="danger"
          title={t('shared.brokenTitle')}
          action={<Button onClick={() => void onReload()}>{t('shared.reload')}</Button>}
        >
          {t('shared.brokenText')}
        </Notice>
      )}
      <VideoPlayer
        player={player}
        label={t('shared.player', { title })}
        src={videoUrl}
        poster={posterUrl}
        width={width}
        height={height}
        durationSeconds={durationSeconds}
      />
      <div className="sr-share__foot">
        <div className="sr-share__names">
          <h1 className="sr-share__title" dir="auto">
            {title}
          </h1>
          <p className="sr-share__text">{t('shared.duration', { count: Math.round(durationSeconds) })}</p>
        </div>
        <DownloadLink video={video} />
      </div>
    </div>
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
