import type { RenderState } from '@spotreel/sdk/stores';

/** An export waits or runs. */
export interface ExportProgress {
  projectId: number;
  renderId: number;
  /** 0 to 100. */
  percent: number;
  /** 1 is next; null once it runs. */
  queuePosition: number | null;
}

/** Why there is no file. */
export interface ExportFailure {
  projectId: number;
  /** Null: the export was refused. */
  renderId: number | null;
  code: string;
  message: string;
}

/** What hears of an export. */
export interface ExportReports {
  onRenderProgress: (detail: ExportProgress) => void;
  onProjectRendered: (detail: { projectId: number; renderId: number; downloadUrl: string | null }) => void;
  onRenderFailed: (detail: ExportFailure) => void;
  onRenderCancelled: (detail: { projectId: number; renderId: number }) => void;
}

/** Reports what changed in an export. */
export function reportExport(
  now: RenderState,
  before: RenderState | undefined,
  projectId: number,
  reports: Partial<ExportReports>,
): void {
  const { status, render, notice, percentageComplete: percent, queuePosition } = now;
  if (notice && notice !== before?.notice) {
    const { code, title, text } = notice;
    reports.onRenderFailed?.({ projectId, renderId: null, code, message: text || title });
  }
  if (!render) return;
  const detail = { projectId, renderId: render.id };
  const isNews = status !== before?.status || percent !== before.percentageComplete;
  if (isRunning(status) && (isNews || queuePosition !== before?.queuePosition))
    reports.onRenderProgress?.({ ...detail, percent, queuePosition });
  // an opened project can have an export that has failed: only one that ran here is reported
  if (!before || !isRunning(before.status)) return;
  if (status === 'done') reports.onProjectRendered?.({ ...detail, downloadUrl: render.downloadUrl });
  if (status === 'failed') reports.onRenderFailed?.({ ...detail, ...failureDetail(render.error) });
  if (status === 'cancelled') reports.onRenderCancelled?.(detail);
}

function isRunning(status: RenderState['status']): boolean {
  return status === 'requesting' || status === 'queued' || status === 'rendering';
}

/** Code and message of anything that names them. */
export function failureDetail(problem: { readonly code: string; readonly message: string } | null | undefined) {
  return { code: problem?.code ?? 'unknown', message: problem?.message ?? '' };
}
