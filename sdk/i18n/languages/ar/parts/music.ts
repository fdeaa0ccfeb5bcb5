import type { Translation } from '../../../message';
import type { musicMessages } from '../../../parts/music';

export const messages: Translation<typeof musicMessages> = {
  'music.title': 'الموسيقى',
  'music.kitTempo': '{count} نبضة/د',
  'music.default': 'موصى بها',
  'music.playKit': 'الاستماع إلى {name}',
  'music.stopKit': 'إيقاف {name}',
  'music.inUse': 'محددة',
  'music.none': 'بلا موسيقى',
  'music.arrangementHint': 'مطابقة لمشاهدك تلقائيًا.',
  'music.noFit': 'لا يمكن قص هذه الموسيقى لفيديو بهذا القصر. أضف مشهدًا أو اختر موسيقى أخرى.',
  'music.outdated': 'تغيّرت مشاهدك. هل تريد مطابقة الموسيقى من جديد؟',
  'music.refit': 'المطابقة من جديد',
  'repair.chooseKit': 'اختر موسيقى أخرى أدناه. حتى ذلك الحين، يكون الفيديو بلا صوت.',
  'music.tracks': 'الموسيقى',
  'music.tracksHint': 'يُشغَّل مقطع واحد طوال الفيديو.',
  'music.noTracks': 'لا موسيقى متاحة لهذا القالب.',
};
