/** What a field or a panel says of what is wrong in it. */
export const repairMessages = {
  'repair.color': 'Enter a hex color with three or six digits, like #1a7f5c or #f0f.',
} as const;
