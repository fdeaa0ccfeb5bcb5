/** Words of the media picker. Pass them to `addMessages` before it renders. */
export const mediaPickerMessages = {
  'editor.choosePicture': 'Choose an image',
  'editor.chooseVideo': 'Choose a video',
  'editor.uploadPicture': 'Upload',
  'editor.uploadHint': 'JPG, PNG, WebP, GIF, AVIF or HEIC up to 25 MB',
  'editor.videoHint': 'MP4, MOV or WebM up to 2 GB',
  'editor.yourPictures': 'My uploads',
  'editor.libraryPictures': 'Library',
  'editor.noPictures': 'No uploads yet.',
  'editor.fetchUrl': 'Import',
  'editor.urlLabel': 'Image or video link',
  'animations.choose': 'Choose an animation',
  'animations.upload': 'Upload an animation',
  'animations.uploadHint': 'Lottie: a JSON or .lottie file up to 5 MB and 60 seconds.',
  'animations.none': 'No animations yet.',
} as const;
