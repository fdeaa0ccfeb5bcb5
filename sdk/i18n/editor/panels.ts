/** The panels beside the picture. */
export const panelMessages = {
  'panels.hide': 'Hide panel',
  'panels.show': 'Show panel',
} as const;
