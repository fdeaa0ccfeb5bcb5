import type { MediaRow } from '../../media/media-row';
import type { ProjectContent } from '../content';
import type { Findings } from './findings';

interface Played {
  readonly renderer: 'lottie' | 'blender';
  readonly kind: 'video' | 'image';
  readonly content: Pick<ProjectContent, 'ownMusic'>;
}

/** Music of the account in a save. What the project holds stays acceptable. `media`: what the user may use, by id. */
export function checkOwnMusic(
  { kind, renderer, content }: Played,
  stored: Pick<Played, 'content'> | undefined,
  media: ReadonlyMap<number, MediaRow>,
  findings: Findings,
): void {
  const { ownMusic } = content;
  if (!ownMusic) return;
  if (kind === 'image' || renderer !== 'lottie')
    findings.add('validation_failed', 'ownMusic', 'Only videos made of scenes have music of your own');
  if (stored?.content.ownMusic?.media === ownMusic.media) return;
  const file = media.get(ownMusic.media);
  if (!file) findings.add('music_not_found', 'ownMusic.media', 'Does not exist');
  else if (file.type !== 'audio') findings.add('validation_failed', 'ownMusic.media', 'Not music');
  else if (file.state !== 'ready') findings.add('validation_failed', 'ownMusic.media', 'Not ready yet');
  else if (ownMusic.start >= (file.durationSeconds ?? 0))
    findings.add('validation_failed', 'ownMusic.start', 'Lies behind the end of the music');
}
