import type { Composition } from '@spotreel/sdk/internal/scene';

/** Common input of all renders. */
export interface RenderRequest {
  readonly composition: Composition;
  readonly signal?: AbortSignal;
}
