import type { Translation } from '../../../message';
import type { sceneListMessages } from '../../../parts/scene-list';

export const messages: Translation<typeof sceneListMessages> = {
  'editor.duplicateScene': 'تكرار',
  'editor.removeScene': 'إزالة',
  'editor.moveUp': 'نقل إلى أعلى',
  'editor.moveDown': 'نقل إلى أسفل',
  'editor.sceneMenu': 'إجراءات {name}',
  'editor.dragScene': 'اسحب لإعادة ترتيب {name}',
  'editor.dragHelp': 'اضغط مفتاح المسافة لالتقاط مشهد. استخدم مفاتيح الأسهم لنقله، والمسافة لإفلاته أو Esc للإلغاء.',
  'editor.addSceneTitle': 'إضافة مشهد',
  'editor.addSceneText': 'يُضاف بعد المشهد المحدد.',
};
