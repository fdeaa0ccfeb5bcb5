/** Words of uploads. Pass them to `addMessages` before they render. */
export const uploadMessages = {
  'uploads.emptyFile': 'This file is empty. Choose another one.',
  'uploads.unsupported':
    'We can’t use this type of file. Use JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV, WebM, MP3, M4A, AAC, WAV, OGG, FLAC or Lottie.',
  'uploads.unsupportedMusic': 'We can’t use this type of file. Use MP3, M4A, AAC, WAV, OGG or FLAC.',
  'uploads.title': 'Uploads',
  'uploads.waiting': 'Waiting',
  'uploads.uploading': 'Uploading {percent}%',
  'uploads.processing': 'Processing',
  'uploads.pause': 'Pause {name}',
  'uploads.resume': 'Resume {name}',
  'uploads.paused': 'Paused at {percent}%',
  'uploads.interrupted': 'Stopped at {percent}%. Choose the same file to continue.',
  'uploads.chooseAgain': 'Choose file',
  'uploads.otherFile': 'This is another file. Choose {name} to continue.',
  'uploads.cancel': 'Cancel {name}',
  'uploads.dismiss': 'Dismiss {name}',
  'uploads.failedCount': { one: '{count} upload failed', other: '{count} uploads failed' },
  'uploads.retryAll': 'Try all again',
  'uploads.dismissAll': 'Dismiss all',
  'uploads.converting': 'Converting {percent}%',
  'uploads.retry': 'Try again',
} as const;
