import { ProjectVideo, type ProjectVideoProps } from '../project-video/project-video';
import { Skeleton } from '../skeleton/skeleton';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

export interface EmbeddedVideoPlayerProps extends EmbeddedProps, ProjectVideoProps {}

/** What `<video-player>` shows. */
export function EmbeddedVideoPlayer(props: EmbeddedVideoPlayerProps) {
  const { projectId, label, onPlay, onPause, onEnded, provideMethods, ...root } = props;
  return (
    <EmbeddedRoot {...root} loading={<Skeleton shape="landscape" />}>
      <ProjectVideo
        key={projectId}
        projectId={projectId}
        label={label}
        onPlay={onPlay}
        onPause={onPause}
        onEnded={onEnded}
        provideMethods={provideMethods}
      />
    </EmbeddedRoot>
  );
}
