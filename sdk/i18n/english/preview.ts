export const previewMessages = {
  'preview.open': 'Full-screen preview',
  'preview.back': 'Back to the editor',
  'preview.title': 'Preview of {name}',
  'preview.enterFullscreen': 'Full screen',
  'preview.leaveFullscreen': 'Exit full screen',
  'preview.empty': 'This video has no scenes yet',
  'timeline.inBars': 'Show bars',
  'timeline.inSeconds': 'Hide bars',
  'timeline.timeOf': '{time} of {total}',
  'timeline.bar': 'bar {bar}',
} as const;
