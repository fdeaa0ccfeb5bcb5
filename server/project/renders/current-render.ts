import type { ProjectRow } from '../project-row';
import type { RenderSummary } from './renders-of';

/** True if the render shows the saved state; false: the project was edited since. */
export function isCurrentRender(
  { projectVersion }: Pick<RenderSummary, 'projectVersion'>,
  { contentVersion }: Pick<ProjectRow, 'contentVersion'>,
): boolean {
  return projectVersion >= contentVersion;
}
