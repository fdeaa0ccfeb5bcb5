import type { Spotreel } from '@spotreel/sdk/internal/stores';

/** Has the first scene of a project compiled that `openAhead` has asked for. The editor reports what fails. */
export function prepareFirstScene(spotreel: Spotreel, projectId: number): void {
  import('./compile-ahead').then(({ compileAhead }) => compileAhead(spotreel, projectId)).catch(() => {});
}
