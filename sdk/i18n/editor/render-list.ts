export const renderListMessages = {
  'renders.title': 'Renders of this video',
  'renders.facts': '{width} × {height} · {time}',
  'renders.megabytes': '{count}\u00a0MB',
  'renders.play': 'Play the render of {date}',
  'renders.download': 'Download the render of {date}',
  'renders.shown': 'Shown above',
  'renders.queued': 'In the queue',
  'renders.rendering': 'Rendering, {percent} %',
  'renders.done': 'Ready',
  'renders.failed': 'Failed',
  'renders.cancelled': 'Cancelled',
  'renders.unknownReason': 'The reason is not known.',
} as const;
