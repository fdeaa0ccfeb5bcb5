import { ProjectVideo, type ProjectVideoProps } from '../project-video/project-video';
import { SharedLinkVideo } from '../project-video/shared-link-video';
import { Skeleton } from '../skeleton/skeleton';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

export interface EmbeddedVideoPlayerProps extends EmbeddedProps, ProjectVideoProps {
  /** Address of a share link, or its last part. It needs no account. */
  shareLink?: string | undefined;
}

/** Content of `<video-player>`. */
export function EmbeddedVideoPlayer(props: EmbeddedVideoPlayerProps) {
  const { projectId, shareLink, label, onPlay, onPause, onEnded, provideMethods, ...root } = props;
  const host = { label, onPlay, onPause, onEnded, provideMethods };
  return (
    <EmbeddedRoot {...root} loading={<Skeleton shape="landscape" />} isPublic={Boolean(shareLink)}>
      {shareLink ? (
        <SharedLinkVideo key={shareLink} shareLink={shareLink} {...host} />
      ) : (
        <ProjectVideo key={projectId} projectId={projectId} {...host} />
      )}
    </EmbeddedRoot>
  );
}
