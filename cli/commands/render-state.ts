/** Progress of a render, as the tools answer it. */
export interface ShownRender {
  readonly renderId: number | null;
  readonly status: string;
  readonly percentageComplete: number;
  readonly queuePosition: number | null;
  readonly downloadUrl: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export function renderLines({ status, percentageComplete, queuePosition, downloadUrl, error }: ShownRender): string[] {
  const place = queuePosition === null ? '' : `, place ${queuePosition} in the queue`;
  const state = status === 'rendering' ? `rendering, ${Math.floor(percentageComplete)} %` : `${status}${place}`;
  return [state, ...(error ? [`${error.message} (${error.code})`] : []), ...(downloadUrl ? [downloadUrl] : [])];
}

/** True once only a new request can change the render. */
export function isRenderSettled({ status }: ShownRender): boolean {
  return status !== 'queued' && status !== 'rendering';
}
