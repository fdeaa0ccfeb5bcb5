/** A project whose chosen files are gone is checked without them: what is there can still be painted. */
import type { Customisation } from '@spotreel/sdk/internal/contract';
import { type CheckFinding, findingOf } from '@spotreel/sdk/internal/scene';
import type { ProjectContent } from '../../project/content';

export interface PresentParts {
  readonly content: ProjectContent;
  /** Findings about the files that are gone. */
  readonly findings: readonly CheckFinding[];
}

/** `media`: ids of the files that the account can use. `tracks`: ids of the samples of the library. */
export function presentParts(
  content: ProjectContent,
  media: { has(id: number): boolean },
  tracks: { has(id: number): boolean },
): PresentParts {
  const { customisations, ownMusic, audio } = content;
  const isMusicGone = ownMusic ? !media.has(ownMusic.media) : audio.some(({ audioTrack }) => !tracks.has(audioTrack));
  const scenes = customisations.map((scene) => presentScene(scene, media));
  return {
    content: { ...content, customisations: scenes.map(({ scene }) => scene), ownMusic: null, audio: [] },
    findings: [...scenes.flatMap(({ findings }) => findings), ...(isMusicGone ? [findingOf('music_missing')] : [])],
  };
}

function presentScene(scene: Customisation, media: { has(id: number): boolean }) {
  const { background, ingredient: sceneId, images, ...rest } = scene;
  const gone = images.filter(({ value }) => !media.has(value));
  const isBackgroundGone = background !== undefined && background.type !== 'color' && !media.has(background.value);
  const shown: Customisation = {
    ...rest,
    ingredient: sceneId,
    images: images.filter(({ value }) => media.has(value)),
    ...(background && !isBackgroundGone && { background }),
  };
  const findings = [
    ...gone.map(({ id: field }) => findingOf('image_missing', { sceneId, field })),
    ...(isBackgroundGone ? [findingOf('background_missing', { sceneId })] : []),
  ];
  return { scene: shown, findings };
}
