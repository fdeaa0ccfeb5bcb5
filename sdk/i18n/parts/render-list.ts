/** Words of the list of exports. Pass them to `addMessages` before it renders. */
export const renderListMessages = {
  'renders.title': 'Earlier exports',
  'renders.facts': '{width} × {height} · {time}',
  'renders.megabytes': '{count}\u00a0MB',
  'renders.play': 'Play the export of {date}',
  'renders.show': 'Show the export of {date}',
  'renders.download': 'Download the export of {date}',
  'renders.playing': 'Now playing',
  'renders.showing': 'Shown above',
  'renders.caption': 'Export of {date}',
  'renders.backToLatest': 'Back to the latest',
  'renders.close': 'Close preview',
  'renders.done': 'Up to date',
  'renders.edited': 'Edited since export',
  'renders.saveFrame': 'Save this frame',
} as const;
