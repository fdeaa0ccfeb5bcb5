import type { Translation } from '../../../message';
import type { chartMessages } from '../../../parts/charts';

export const messages: Translation<typeof chartMessages> = {
  'charts.table': 'Datos de “{title}”',
  'charts.day': 'Día',
};
