import { useStore } from '@nanostores/react';
import { createSharedVideo } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { Slot } from '../../foundation/page/slot';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import sharePageCss from '../share-page/share-page.css?inline';
import { SharePassword } from '../share-page/share-password';
import { ShareEnding } from '../share-page/share-states';
import { type VideoHost, WatchedVideo } from './watched-video';

const useStyles = lazyStyles([sharePageCss]);

export interface SharedLinkVideoProps extends VideoHost {
  /** Address of the link, or its last part. */
  shareLink: string;
  /** Name of the video for screen readers. Default: its title. */
  label?: string | undefined;
}

/** The video behind a share link, for people without an account. A link with a password asks for it. */
export function SharedLinkVideo({ shareLink, label, ...host }: SharedLinkVideoProps) {
  useStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createSharedVideo(spotreel, tokenOf(shareLink)));
  const { status, video, isChecking, failure } = useStore(store.$state);
  useEffect(() => void store.load(), [store]);

  if (status === 'ready' && video)
    return (
      <WatchedVideo
        key={video.videoUrl}
        host={host}
        label={label ?? t('shared.player', { title: video.title })}
        src={video.videoUrl}
        poster={video.posterUrl}
        width={video.width}
        height={video.height}
        durationSeconds={video.durationSeconds}
        captionsUrl={video.captions?.url}
      />
    );
  if (status === 'password')
    return <SharePassword isChecking={isChecking} error={failure?.message} onPassword={store.enter} />;
  if (status === 'loading' || status === 'ready')
    return (
      <Slot name="loading">
        <Skeleton shape="landscape" />
      </Slot>
    );
  return (
    <Slot name="error">
      <ShareEnding status={status} failure={failure} onRetry={store.load} />
    </Slot>
  );
}

/** The last part of the path; of what is no address, all of it. */
function tokenOf(shareLink: string): string {
  const path = URL.canParse(shareLink) ? new URL(shareLink).pathname : shareLink;
  return path.split('/').findLast((part) => part !== '') ?? '';
}
