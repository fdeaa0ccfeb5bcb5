/** Paths of help files as the addresses that a page can load. `baseUrl`: the origin that the request came to. */
import type { HelpBlock, LearningVideo } from '@spotreel/sdk/internal/contract';
import type { ReadVideo } from '../learning/read-learning';

interface WithFiles {
  readonly posterPath: string | null;
  readonly video: ReadVideo | null;
}

interface ShownFiles {
  readonly posterUrl: string | null;
  readonly video: LearningVideo | null;
}

export function shownFiles({ posterPath, video }: WithFiles, baseUrl: string): ShownFiles {
  const url = (path: string | null) => (path === null ? null : `${baseUrl}${path}`);
  return {
    posterUrl: url(posterPath),
    video: video && {
      url: `${baseUrl}${video.path}`,
      captionsUrl: url(video.captionsPath),
      seconds: video.seconds,
      language: video.language,
    },
  };
}

export function shownBlocks(blocks: readonly HelpBlock[], baseUrl: string): HelpBlock[] {
  return blocks.map((block) => (block.type === 'picture' ? { ...block, src: `${baseUrl}${block.src}` } : block));
}
