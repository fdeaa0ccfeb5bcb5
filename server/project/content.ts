import type { Customisation } from '@spotreel/sdk/internal/contract';
import type { StoredContent } from '@spotreel/sdk/internal/project';

/** Content that a save replaces: scenes, music and look of a project, as they are on the wire. */
export type ProjectContent = StoredContent;

/** Scenes in the order of the video. */
export function orderedScenes({ customisations }: ProjectContent): Customisation[] {
  return customisations.toSorted((a, b) => a.order - b.order);
}

/** Sample ids in playing order. */
export function orderedTracks({ audio }: ProjectContent): number[] {
  return audio.toSorted((a, b) => a.order - b.order).map(({ audioTrack }) => audioTrack);
}

/** Ids of every file that a video shows or plays. */
export function contentMediaIds(
  content: Pick<ProjectContent, 'customisations'> & Partial<Pick<ProjectContent, 'ownMusic'>>,
): number[] {
  const { ownMusic } = content;
  return ownMusic ? [...new Set([...sceneMediaIds(content), ownMusic.media])] : sceneMediaIds(content);
}

/** Ids of every picture and video that the scenes show. */
export function sceneMediaIds({ customisations }: Pick<ProjectContent, 'customisations'>): number[] {
  const ids = customisations.flatMap(({ images, background }) => [
    ...images.map(({ value }) => value),
    ...(background && background.type !== 'color' ? [background.value] : []),
  ]);
  return [...new Set(ids)];
}
