import type { sceneMenuMessages } from '../../../editor/scene-menu';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMenuMessages> = {
  'sceneMenu.title': 'اختر مشهدًا',
  'sceneMenu.text': 'حدد مشهدًا لتعديل نصه وصوره وألوانه.',
  'sceneMenu.scene': '{number}. {name}',
  'emptyVideo.title': 'لا شيء للمعاينة بعد',
  'emptyVideo.text': 'يظهر مشهدك الأول هنا.',
  'emptyVideo.renderText': 'أضف مشهدًا إلى هذا الفيديو قبل تصديره.',
  'emptyVideo.lostScene': 'لا يمكننا عرض هذا المشهد لأن قالبه لم يعد في المكتبة.',
};
