import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'إخفاء اللوحة',
  'panels.show': 'إظهار اللوحة',
  'panels.lowContrast': 'تصعب قراءة “{name}”. اختر لونًا أفتح أو أغمق.',
};
