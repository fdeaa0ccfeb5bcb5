/** The panels beside the picture. */
export const panelMessages = {
  'panels.hide': 'Hide panel',
  'panels.show': 'Show panel',
  'panels.lowContrast':
    'Low contrast: “{name}” is hard to read ({ratio} to 1, text needs 4.5). Choose a lighter or darker color.',
} as const;
