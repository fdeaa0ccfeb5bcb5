/** What a field or a panel says of what is wrong in it. */
export const repairMessages = {
  'repair.chooseKit': 'Choose other music below. Until then the video is silent.',
  'repair.color': 'Not a color. Write six or three digits from 0 to f, such as #1a7f5c or #f0f.',
  'trim.end': 'Ends at',
} as const;
