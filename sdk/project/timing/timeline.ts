/** The place of each scene in the video, in seconds and in bars. */
import type { Id } from '../../contract/schemas/ids';
import type { ProjectContext } from '../context';
import type { EditorProject } from '../editor-project';
import { type SceneLength, sceneLength } from './scene-length';

/** Time span of a scene. Scenes follow each other without gaps. */
export interface SceneSpan {
  readonly sceneId: Id<'scene'>;
  readonly startSeconds: number;
  /** 0 for a scene whose template is missing. */
  readonly durationSeconds: number;
  /** First bar, from 0. */
  readonly startBar: number;
  readonly bars: number;
}

const NO_LENGTH: SceneLength = { durationSeconds: 0, bars: 0 };

/** The scenes of a project in time. The last one ends where the video ends. */
export function timelineOf(
  project: Pick<EditorProject, 'scenes'>,
  { templates }: Pick<ProjectContext, 'templates'>,
): readonly SceneSpan[] {
  let startSeconds = 0;
  let startBar = 0;
  return project.scenes.map((scene) => {
    const template = templates.get(scene.templateId);
    const { durationSeconds, bars } = template ? sceneLength(scene, template) : NO_LENGTH;
    const span = { sceneId: scene.id, startSeconds, durationSeconds, startBar, bars };
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
