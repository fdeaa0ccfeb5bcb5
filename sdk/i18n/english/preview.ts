export const previewMessages = {
  'preview.open': 'Full-screen preview',
  'preview.back': 'Back to the editor',
  'timeline.inBars': 'Show bars',
  'timeline.inSeconds': 'Hide bars',
  'timeline.timeOf': '{time} of {total}',
  'timeline.bar': 'bar {bar}',
} as const;
