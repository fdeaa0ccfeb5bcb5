/** The form of a scene. */
export const sceneFormMessages = {
  'sceneForm.review': 'Review',
  'sceneForm.product': 'Product',
  'sceneForm.numbered': '{title} {number}',
  'sceneForm.animation': 'Animation',
  'picture.crop': 'Crop and position',
  'picture.removeBackground': 'Remove background',
  'picture.restoreBackground': 'Bring the background back',
  'editor.characters': '{count} of {max}',
  'editor.overflow': 'This text doesn’t fit. Shorten it or it will be cut off.',
  'editor.collides': 'This text touches an image or a decoration. Shorten it.',
  'editor.tooLong': {
    one: '{count} character over the limit. Shorten it to save.',
    other: '{count} characters over the limit. Shorten it to save.',
  },
} as const;
