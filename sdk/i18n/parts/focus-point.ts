/** The dialog that moves the focus point of an image. */
export const focusPointMessages = {
  'focus.title': 'Focus point of {name}',
  'focus.text':
    'Drag the dot to what should stay in view when the image is cropped. On the keyboard, arrow keys move it, with Shift farther.',
  'focus.touch': 'Drag the dot to what should stay in view when the image is cropped.',
  'focus.picture': 'Focus point',
  'focus.position': '{x}% from the left, {y}% from the top',
  'focus.finding': 'We are still looking for the best point. You can set your own now.',
  'focus.crops': 'Crops for each shape',
  'focus.landscape': 'Landscape',
  'focus.square': 'Square',
  'focus.portrait': 'Portrait',
  'focus.found': 'Use the point we found',
  'focus.center': 'Use the center',
  'focus.save': 'Save focus point',
} as const;
