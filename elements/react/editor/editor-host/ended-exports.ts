import type { Render } from '@spotreel/sdk/internal/contract';
import type { RenderState } from '@spotreel/sdk/internal/stores';

/** Exports that have ended since `before`. An opened project can have older ones: only those that ran here count. */
export function endedExports({ renders }: RenderState, before: RenderState | undefined): readonly Render[] {
  return renders.filter((render, index) => {
    // the newest one can be over before it was seen
    const was = before?.renders.find(({ id }) => id === render.id) ?? (index === 0 && before);
    return was && isExportRunning(was) && !isExportRunning(render);
  });
}

/** It is asked for, waits or is being painted. */
export function isExportRunning({ status }: Pick<RenderState, 'status'>): boolean {
  return status === 'requesting' || status === 'queued' || status === 'rendering';
}
