/** The height of the panel below the picture. */
export const panelSizeMessages = {
  'panels.hide': 'Hide panel',
  'panels.show': 'Show panel',
  'panels.makeFull': 'Full height',
  'panels.makeHalf': 'Half height',
  'panels.height': 'Height of the panel',
  'panels.closed': 'Closed',
  'panels.half': 'Half',
  'panels.full': 'Full',
} as const;
