/** What the bar of the editor shows of an export; its dialog brings the rest. */
export const exportStateMessages = {
  'render.ready': 'Video ready',
  'render.percent': '{percent}%',
  'render.limitTitle': 'Whoa there, Render Master!',
  'render.limitText':
    'You’ve reached your export limit. Upgrade to the paid monthly plan, or wait until your rebill date.',
  'render.limitButton': 'Upgrade Your Plan',
  'render.errorTitle': 'Oops!',
  'render.errorText': 'An error occurred while creating the render',
  'render.concurrentTitle': 'Another export is running',
  'render.concurrentText': 'Wait until it finishes, or cancel it.',
  'render.tooLongTitle': 'Some text is too long',
  'render.emptyTitle': 'Nothing to export yet',
  'render.durationTitle': 'The video is too long',
  'render.emptyText': 'Add a scene before you export.',
  'renders.queued': 'In the queue',
  'renders.rendering': 'Exporting, {percent}%',
  'pictureExport.ready': 'Image ready',
  'pictureExport.start': 'Export',
  'feedback.failed': 'We couldn’t send your feedback',
} as const;
