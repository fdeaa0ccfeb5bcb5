import type { Translation } from '../../../message';
import type { backgroundFormMessages } from '../../../parts/background-form';

export const messages: Translation<typeof backgroundFormMessages> = {
  'editor.backgroundColor': 'لون',
  'editor.backgroundImage': 'صورة',
  'editor.backgroundVideo': 'فيديو',
  'editor.positionX': 'الموضع الأفقي',
  'editor.positionY': 'الموضع العمودي',
  'editor.trimStart': 'يبدأ عند',
  'trim.end': 'ينتهي عند',
  'animations.background': 'رسوم متحركة',
  'animations.behind': 'اللون خلف الرسوم المتحركة',
  'background.isAnimated': 'هذه الصورة متحركة. كفيديو، ستتحرك.',
  'background.useAsVideo': 'استخدامها كفيديو',
};
