/** The place of each scene in the video, in seconds and in bars. */
import type { ProjectContext } from './context';
import type { EditorProject } from './editor-project';

/** When a scene plays. Scenes follow each other without gaps. */
export interface SceneSpan {
  readonly sceneId: number;
  readonly startSeconds: number;
  /** 0 for a scene whose template is missing. */
  readonly durationSeconds: number;
  /** First bar, from 0. */
  readonly startBar: number;
  readonly bars: number;
}

/** The scenes of a project in time. The last one ends where the video ends. */
export function timelineOf(
  project: Pick<EditorProject, 'scenes'>,
  { templates }: ProjectContext,
): readonly SceneSpan[] {
  let startSeconds = 0;
  let startBar = 0;
  return project.scenes.map(({ id, templateId }) => {
    const template = templates.get(templateId);
    const durationSeconds = template?.duration ?? 0;
    const bars = template?.bars ?? 0;
    const span = { sceneId: id, startSeconds, durationSeconds, startBar, bars };
    startSeconds += durationSeconds;
    startBar += bars;
    return span;
  });
}

export function durationSeconds(project: EditorProject, context: ProjectContext): number {
  const last = timelineOf(project, context).at(-1);
  return last ? last.startSeconds + last.durationSeconds : 0;
}

export function totalBars(project: EditorProject, context: ProjectContext): number {
  const last = timelineOf(project, context).at(-1);
  return last ? last.startBar + last.bars : 0;
}

/** Undefined outside the video. */
export function sceneAt(project: EditorProject, context: ProjectContext, seconds: number): number | undefined {
  return timelineOf(project, context).find(
    ({ startSeconds, durationSeconds: length }) => seconds >= startSeconds && seconds < startSeconds + length,
  )?.sceneId;
}
