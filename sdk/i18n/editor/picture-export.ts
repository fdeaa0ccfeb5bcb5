/** Projects of one picture: exported, not rendered. */
export const pictureExportMessages = {
  'pictureExport.title': 'Export your picture',
  'pictureExport.doneTitle': 'Your picture is ready',
  'pictureExport.text': '{width} × {height}, as PNG, JPEG or WebP.',
  'pictureExport.intro': 'The picture is painted at full size. Download it here as soon as it is ready.',
  'pictureExport.format': 'File format',
  'pictureExport.ready': 'Picture ready',
  'pictureExport.start': 'Export',
  'pictureExport.again': 'Export again',
  'pictureExport.download': 'Download {format}',
  'pictureExport.silent': 'A picture has no sound',
  'pictureExport.silentText': 'Make a video from a recipe or an animation to choose its music.',
  'pictureExport.facts': '{format} · {width} × {height}',
  'pictureExport.list': 'Exports of this picture',
} as const;
