/** Exports in several ratios at once. */
export const exportRatioMessages = {
  'exportRatios.legend': 'Sizes',
  'exportRatios.videos': '{count} files: {format}, {fps} frames per second, {seconds}\u00a0s.',
  'exportRatios.images': '{count} files, one for each size.',
  'exportRatios.startVideos': 'Export {count} videos',
  'exportRatios.startImages': 'Export {count} images',
  'exportRatios.videosReady': 'Your videos are ready',
  'exportRatios.imagesReady': 'Your images are ready',
  'exportRatios.files': 'Your files',
  'exportRatios.play': 'Play {ratio}',
  'exportRatios.show': 'Show {ratio}',
  'exportRatios.download': 'Download {ratio}',
  'exportRatios.downloadAll': 'Download all (ZIP)',
  'exportRatios.done': 'Ready',
  'exportRatios.stay': 'Keep this page open until the last export has started.',
  'exportRatios.refused': 'Not exported: {refused}. We’re still exporting: {started}.',
} as const;
