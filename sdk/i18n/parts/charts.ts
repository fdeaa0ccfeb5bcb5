/** Words of charts and their tables, for operators and agencies. */
export const chartMessages = {
  'charts.table': 'Data for “{title}”',
  'charts.day': 'Day',
} as const;
