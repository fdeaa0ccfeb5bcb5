/** The panels beside the picture. */
export const panelMessages = {
  'panels.hide': 'Hide panel',
  'panels.show': 'Show panel',
  'panels.lowContrast': '“{name}” is hard to read. Choose a lighter or darker color.',
} as const;
