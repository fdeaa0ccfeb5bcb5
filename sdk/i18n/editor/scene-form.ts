/** The form of a scene. */
export const sceneFormMessages = {
  'sceneForm.review': 'Review',
  'sceneForm.product': 'Product',
  'sceneForm.numbered': '{title} {number}',
  'sceneForm.animation': 'Animation',
  'picture.crop': 'Crop and position',
  'picture.removeBackground': 'Remove background',
  'picture.restoreBackground': 'Bring the background back',
} as const;
