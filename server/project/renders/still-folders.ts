/** Folder of the stills of a project. */

export function posterFolder(projectId: number): string {
  return `posters/${projectId}`;
}

export function keyframeFolder(projectId: number): string {
  return `keyframes/${projectId}`;
}
