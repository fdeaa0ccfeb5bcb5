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
  'editor.characters': '{count} من {max}',
  'editor.overflow': 'لا يتسع المكان لهذا النص. اختصره وإلا سيُقطع.',
  'editor.collides': 'هذا النص يلامس صورة أو زخرفة. اختصره.',
  'editor.tooLong': {
    zero: 'لا أحرف فوق الحد. اختصر النص لحفظه.',
    one: 'حرف واحد فوق الحد. اختصر النص لحفظه.',
    two: 'حرفان فوق الحد. اختصر النص لحفظه.',
    few: '{count} أحرف فوق الحد. اختصر النص لحفظه.',
    many: '{count} حرفًا فوق الحد. اختصر النص لحفظه.',
    other: '{count} حرف فوق الحد. اختصر النص لحفظه.',
  },
};
