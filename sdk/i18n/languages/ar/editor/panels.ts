import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'إخفاء اللوحة',
  'panels.show': 'إظهار اللوحة',
  'panels.lowContrast':
    'تباين منخفض: يصعب قراءة “{name}” ({ratio} إلى 1، ويحتاج النص إلى 4.5). اختر لونًا أفتح أو أغمق.',
};
