import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'موسيقاك',
  'ownMusic.hint': 'ارفع أغنية تملك حقوقها (10 دقائق كحد أقصى).',
  'ownMusic.upload': 'رفع موسيقى',
  'ownMusic.fromLibrary': 'الاختيار من المكتبة',
  'ownMusic.choose': 'اختر موسيقاك',
  'ownMusic.empty': 'لا موسيقى في مكتبتك بعد. ارفع أغنية أولًا.',
  'ownMusic.part': 'الجزء المستخدم من الأغنية',
  'ownMusic.plays': 'من {from} إلى {to}',
  'ownMusic.playsOf': 'من {from} إلى {to} من أصل {length}',
  'ownMusic.repeats': 'الأغنية أقصر من الفيديو. تبدأ من جديد حتى ينتهي الفيديو.',
  'ownMusic.start': 'البداية (ث)',
  'ownMusic.fadeIn': 'ظهور تدريجي (ث)',
  'ownMusic.fadeOut': 'تلاشٍ تدريجي (ث)',
  'ownMusic.listen': 'الاستماع مع الفيديو',
  'ownMusic.stop': 'إيقاف',
  'ownMusic.remove': 'إزالة',
};
