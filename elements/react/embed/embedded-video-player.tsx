import { ProjectVideo, type ProjectVideoProps } from '../account/project-video/project-video';
import { SharedLinkVideo } from '../account/project-video/shared-link-video';
import { Skeleton } from '../controls/skeleton/skeleton';
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
