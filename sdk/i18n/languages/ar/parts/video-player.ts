import type { Translation } from '../../../message';
import type { videoPlayerMessages } from '../../../parts/video-player';

export const messages: Translation<typeof videoPlayerMessages> = {
  'player.start': 'تشغيل الفيديو',
  'player.play': 'تشغيل',
  'player.pause': 'إيقاف مؤقت',
  'player.mute': 'كتم الصوت',
  'player.unmute': 'إلغاء كتم الصوت',
  'player.captions': 'الترجمة النصية',
  'player.fullScreen': 'ملء الشاشة',
  'player.position': 'الموضع',
  'player.positionOf': '{time} من {total}',
  'player.waiting': 'جارٍ تحميل الفيديو',
};
