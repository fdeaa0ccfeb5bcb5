import { addMessages, embeddedMessages, videoPlayerMessages } from '@spotreel/sdk/i18n';
import type { VideoPlayerMethods } from '../embedded/video-player-methods';
import { Slot } from '../foundation/slot';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { usePlayer } from '../video-player/use-player';
import { VideoPlayer, type VideoPlayerProps } from '../video-player/video-player';
import { useVideoReports, type VideoReports } from './use-video-reports';

addMessages({ ...videoPlayerMessages, ...embeddedMessages });

/** What the page around the element hears of its video, and does with it. */
export interface VideoHost extends VideoReports {
  provideMethods: (methods: VideoPlayerMethods | undefined) => void;
}

export interface WatchedVideoProps extends Omit<VideoPlayerProps, 'player'> {
  host: VideoHost;
}

/** A video that the page around the element can play, and follows. */
export function WatchedVideo({ host, ...video }: WatchedVideoProps) {
  const t = useTranslator();
  const player = usePlayer();
  useVideoReports(player, host);
  if (player.state.isBroken)
    return (
      <Slot name="error">
        <EmptyState title={t('embedded.videoBroken')} />
      </Slot>
    );
  return (
    <div part="player">
      <VideoPlayer player={player} {...video} />
    </div>
  );
}
