import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'موسيقاك',
  'ownMusic.hint':
    'استخدم أغنية تملكها: MP3 أو M4A أو WAV أو Ogg أو FLAC، حتى 10 دقائق. استخدم فقط الموسيقى التي تملك حقوقها.',
  'ownMusic.upload': 'رفع موسيقى',
  'ownMusic.fromLibrary': 'الاختيار من المكتبة',
  'ownMusic.choose': 'اختر موسيقاك',
  'ownMusic.empty': 'لا موسيقى في مكتبتك بعد. ارفع أغنية أولًا.',
  'ownMusic.part': 'الجزء المستخدم من الأغنية',
  'ownMusic.plays': 'من {from} إلى {to}',
  'ownMusic.playsOf': 'يُشغَّل من {from} إلى {to} من أصل {length}.',
  'ownMusic.repeats': 'الأغنية أقصر من الفيديو. تبدأ من جديد حتى ينتهي الفيديو.',
  'ownMusic.start': 'تبدأ عند (ث)',
  'ownMusic.fadeIn': 'ظهور تدريجي (ث)',
  'ownMusic.fadeOut': 'تلاشٍ تدريجي (ث)',
  'ownMusic.listen': 'الاستماع مع الفيديو',
  'ownMusic.stop': 'إيقاف',
  'ownMusic.remove': 'إزالة',
};
