/** Words of the export dialog. Pass them to `addMessages` before it renders. */
export const renderMessages = {
  'render.title': 'Export video',
  'render.text': 'MP4, {width} × {height}, {fps} frames per second, {seconds} s.',
  'render.intro': 'Export your video as one MP4 file.',
  /** `time`: such as '40 minutes'. */
  'render.in3d': 'We export this video in 3D. This takes about {time}.',
  'render.edited': 'You changed this video after your last export. Export again to get your changes.',
  'render.start': 'Export video',
  'render.again': 'Export again',
  'render.queued': 'Waiting in the queue',
  'render.queueNext': 'Next in the queue',
  'render.queuePosition': 'Number {count} in the queue',
  'render.rendering': 'Exporting',
  'render.canLeave': 'You can close this page. We’ll keep exporting.',
  'render.cancel': 'Cancel export',
  'render.cancelled': 'Export canceled.',
  'render.doneTitle': 'Your video is ready',
  'render.download': 'Download MP4',
  'render.share': 'Share',
  'render.failedTitle': 'Export failed',
  'render.limitTextUntil':
    'You’ve reached your export limit. Upgrade to the paid monthly plan, or wait until your rebill date, {date}.',
} as const;
