import type { sceneFormMessages } from '../../../editor/scene-form';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneFormMessages> = {
  'sceneForm.review': 'تقييم',
  'sceneForm.product': 'منتج',
  'sceneForm.numbered': '{title} {number}',
  'sceneForm.animation': 'رسوم متحركة',
  'picture.crop': 'الاقتصاص والموضع',
  'picture.removeBackground': 'إزالة الخلفية',
  'picture.restoreBackground': 'استعادة الخلفية',
};
