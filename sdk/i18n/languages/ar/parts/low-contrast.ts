import type { Translation } from '../../../message';
import type { lowContrastMessages } from '../../../parts/low-contrast';

export const messages: Translation<typeof lowContrastMessages> = {
  'contrast.choose': 'تصعب قراءة “{name}”. اختر لونًا أفتح أو أغمق.',
  'contrast.hard': 'تصعب قراءة “{name}”.',
  'contrast.try': 'جرّب {color}',
};
