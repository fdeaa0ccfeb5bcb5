import type { AccountLimits } from '@spotreel/sdk/internal/contract';
import type { InitialProject } from './new-project';

/** The music that a family begins with is cut where the account allows fewer tracks. */
export function withinTracks(created: InitialProject, { audioLimit }: AccountLimits): InitialProject {
  const { content } = created.state;
  if (audioLimit < 0 || content.audio.length <= audioLimit) return created;
  return {
    ...created,
    state: { ...created.state, content: { ...content, audio: content.audio.slice(0, audioLimit) } },
  };
}
