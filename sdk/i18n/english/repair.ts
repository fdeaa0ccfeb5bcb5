/** What a field or a panel says of what is wrong in it. */
export const repairMessages = {
  'repair.chooseKit': 'Choose other music below. Until then, the video has no sound.',
  'repair.color': 'Enter a hex color with three or six digits, like #1a7f5c or #f0f.',
  'trim.end': 'Ends at',
} as const;
