import type { Render } from '@spotreel/sdk/contract';

export interface ExportSituation {
  /** All exports, newest first. */
  readonly renders: readonly Render[];
  /** An export is being asked for. */
  readonly isRequesting: boolean;
  /** The last export could not be started. */
  readonly isRefused: boolean;
  /** Edits that the server does not have yet: no file shows them. */
  readonly hasUnsavedEdits: boolean;
}

/** The steps from the button to a file of what is on the stage. */
export type ExportStep =
  | { readonly name: 'start' }
  | { readonly name: 'running'; readonly render: Render | undefined }
  /** `render` is a finished file of exactly this version. */
  | { readonly name: 'ready'; readonly render: Render };

export function exportStep({ renders, isRequesting, isRefused, hasUnsavedEdits }: ExportSituation): ExportStep {
  const [newest] = renders;
  const isRunning = newest?.status === 'queued' || newest?.status === 'rendering';
  if (isRequesting) return { name: 'running', render: undefined };
  if (isRunning) return { name: 'running', render: newest };
  const result = hasUnsavedEdits || isRefused ? undefined : renders.find(isCurrentFile);
  return result ? { name: 'ready', render: result } : { name: 'start' };
}

function isCurrentFile({ status, isCurrent, videoUrl, imageUrl }: Render): boolean {
  return status === 'done' && isCurrent && (videoUrl ?? imageUrl) !== null;
}
