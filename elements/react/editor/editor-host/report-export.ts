import type { Render } from '@spotreel/sdk/internal/contract';
import type { RenderState } from '@spotreel/sdk/internal/stores';
import { endedExports, isExportRunning } from './ended-exports';

/** An export waits or runs. */
export interface ExportProgress {
  projectId: number;
  renderId: number;
  /** 0 to 100. */
  percent: number;
  /** 1 is next; null once it runs. */
  queuePosition: number | null;
}

/** Reason why there is no file. */
export interface ExportFailure {
  projectId: number;
  /** Null: the export was refused. */
  renderId: number | null;
  code: string;
  message: string;
}

/** Events of an export. */
export interface ExportReports {
  onRenderProgress: (detail: ExportProgress) => void;
  onProjectRendered: (detail: { projectId: number; renderId: number; downloadUrl: string | null }) => void;
  onRenderFailed: (detail: ExportFailure) => void;
  onRenderCancelled: (detail: { projectId: number; renderId: number }) => void;
}

/** Reports what changed in the exports, which can be several at a time. */
export function reportExport(
  now: RenderState,
  before: RenderState | undefined,
  projectId: number,
  reports: Partial<ExportReports>,
): void {
  const { notice, renders } = now;
  if (notice && notice !== before?.notice) {
    const { code, title, text } = notice;
    reports.onRenderFailed?.({ projectId, renderId: null, code, message: text || title });
  }
  for (const render of renders.filter(isExportRunning)) {
    const known = before?.renders.find(({ id }) => id === render.id);
    reportProgress(render, known, projectId, reports);
  }
  for (const render of endedExports(now, before)) reportEnd(render, projectId, reports);
}

function reportProgress(
  { id: renderId, status, percentageComplete: percent, queuePosition }: Render,
  known: Render | undefined,
  projectId: number,
  { onRenderProgress }: Partial<ExportReports>,
): void {
  const isNews = status !== known?.status || percent !== known.percentageComplete;
  if (isNews || queuePosition !== known.queuePosition)
    onRenderProgress?.({ projectId, renderId, percent, queuePosition });
}

function reportEnd(
  { id: renderId, status, error, downloadUrl }: Render,
  projectId: number,
  reports: Partial<ExportReports>,
): void {
  const detail = { projectId, renderId };
  if (status === 'done') reports.onProjectRendered?.({ ...detail, downloadUrl });
  if (status === 'failed') reports.onRenderFailed?.({ ...detail, ...failureDetail(error) });
  if (status === 'cancelled') reports.onRenderCancelled?.(detail);
}

/** Code and message of anything that names them. */
export function failureDetail(problem: { readonly code: string; readonly message: string } | null | undefined) {
  return { code: problem?.code ?? 'unknown', message: problem?.message ?? '' };
}
