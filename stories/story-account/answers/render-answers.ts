import type { ProjectRenderState, Render } from '@spotreel/sdk/internal/contract';

/** An export of the story's project. */
export function storyRender(change: Partial<Render> = {}): Render {
  const isDone = change.status === 'done';
  return {
    id: 501,
    format: 'mp4',
    status: 'queued',
    isCurrent: true,
    percentageComplete: 0,
    queuePosition: null,
    videoUrl: isDone ? '/video.mp4' : null,
    imageUrl: null,
    downloadUrl: isDone ? '/video.mp4?download' : null,
    posterUrl: null,
    width: 1920,
    height: 1080,
    durationSeconds: 20,
    sizeBytes: isDone ? 5_000_000 : null,
    error: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    finishedAt: isDone ? '2026-11-20T10:01:00.000Z' : null,
    ...change,
  };
}

/** The answer about a project with this one export. */
export function storyRenderState(status: ProjectRenderState['status'], render: Render): ProjectRenderState {
  const { percentageComplete, videoUrl } = render;
  return { status, percentageComplete, queuePosition: null, videoUrls: videoUrl ? [videoUrl] : [], renders: [render] };
}
