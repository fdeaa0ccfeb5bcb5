/** Words beside a color that makes a text hard to read. */
export const lowContrastMessages = {
  'contrast.choose': '“{name}” is hard to read. Choose a lighter or darker color.',
  'contrast.hard': '“{name}” is hard to read.',
  'contrast.try': 'Try {color}',
} as const;
