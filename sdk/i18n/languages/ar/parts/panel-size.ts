import type { Translation } from '../../../message';
import type { panelSizeMessages } from '../../../parts/panel-size';

export const messages: Translation<typeof panelSizeMessages> = {
  'panels.hide': 'إخفاء اللوحة',
  'panels.show': 'إظهار اللوحة',
  'panels.makeFull': 'ارتفاع كامل',
  'panels.makeHalf': 'نصف الارتفاع',
  'panels.height': 'ارتفاع اللوحة',
  'panels.closed': 'مغلقة',
  'panels.half': 'نصف',
  'panels.full': 'كامل',
};
