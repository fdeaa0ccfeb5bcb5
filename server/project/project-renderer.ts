import { definePort } from '../platform/modules/port';

/** Questions of projects to the renderer, which knows this domain. */
export interface ProjectRenderer {
  /** Reason why nothing can be rendered here; undefined if all is well. */
  readonly unavailable: string | undefined;
  /** True if 3D templates can be rendered here. */
  readonly hasBlender: boolean;
  /** Time that a frame of them is expected to take; undefined where that is not known. */
  readonly blenderFrameSeconds: number | undefined;
  /** Ends the painters of a render that was cancelled, failed or deleted, and removes its files. */
  stop(renderId: number): Promise<void>;
  /** Paints the project's poster once it has not been saved for a moment. */
  posterSoon(projectId: number): void;
  /** Paints it if that was never tried. */
  posterOnce(projectId: number): void;
}

export const projectRendererPort = definePort<ProjectRenderer>('renderer of projects');
