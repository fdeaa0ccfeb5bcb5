/** Projects of one image. */
export const pictureExportMessages = {
  'pictureExport.title': 'Export image',
  'pictureExport.doneTitle': 'Your image is ready',
  'pictureExport.text': '{width} × {height}, as PNG, JPEG or WebP.',
  'pictureExport.intro': 'We export at full size.',
  'pictureExport.edited': 'You changed this image after your last export. Export again to get your changes.',
  'pictureExport.format': 'File format',
  'pictureExport.again': 'Export again',
  'pictureExport.download': 'Download {format}',
  'pictureExport.facts': '{format} · {width} × {height}',
  'pictureExport.silent': 'An image has no sound',
  'pictureExport.silentText': 'Make a video from a recipe or an animation to choose its music.',
} as const;
