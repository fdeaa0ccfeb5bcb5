import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'editor.sceneCount': {
    zero: 'لا مشاهد',
    one: 'مشهد واحد',
    two: 'مشهدان',
    few: '{count} مشاهد',
    many: '{count} مشهدًا',
    other: '{count} مشهد',
  },
  'editor.noScenesTitle': 'لا مشاهد بعد',
  'editor.noScenesText': 'أضف مشهدًا للبدء.',
  'editor.panelScene': 'المشهد',
  'editor.panelEdit': 'تعديل',
  'editor.panelStyle': 'النمط',
  'editor.panelMusic': 'الموسيقى',
  'editor.panelScenes': 'المشاهد',
  'editor.previewLoading': 'جارٍ تحميل المعاينة…',
  'editor.redo': 'إعادة',
  'editor.position': 'موضع التشغيل',
};
