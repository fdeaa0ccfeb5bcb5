import type { LearningVideo } from '@spotreel/sdk/internal/contract';
import type { Watched } from '@spotreel/sdk/internal/stores';
import { GraduationCap, Play } from 'lucide-react';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { timeText } from '../../controls/transport/time-text';
import { classNames } from '../../foundation/styles/class-names';

export interface PosterProps {
  posterUrl: string | null;
  video: LearningVideo | null;
  /** Progress of the person in the video. */
  watched?: Watched | undefined;
  loading?: 'eager' | 'lazy';
  className?: string;
}

/** The picture of a tutorial or lesson, with the length of its video. It says nothing that the text beside it does not. */
export function Poster({ posterUrl, video, watched, loading, className }: PosterProps) {
  const seconds = video?.seconds ?? null;
  return (
    <Thumbnail src={posterUrl} ratio="landscape" loading={loading} className={classNames('sr-poster', className)}>
      {posterUrl === null && <GraduationCap aria-hidden className="sr-poster__icon" />}
      {video && (
        <span className="sr-poster__time" aria-hidden>
          <Play />
          {seconds !== null && timeText(seconds)}
        </span>
      )}
      {seconds !== null && watched && <WatchedBar share={watched.isOver ? 1 : watched.seconds / seconds} />}
    </Thumbnail>
  );
}

/** Along the lower edge, as wide as the part that was watched. */
function WatchedBar({ share }: { share: number }) {
  return (
    <svg className="sr-poster__watched" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect width={Math.min(1, share) * 100} height={1} />
    </svg>
  );
}
