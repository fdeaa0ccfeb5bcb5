import type { Composition } from '@spotreel/sdk/internal/scene';

/** What everything that is rendered is made of. */
export interface RenderRequest {
  readonly composition: Composition;
  readonly signal?: AbortSignal;
}
