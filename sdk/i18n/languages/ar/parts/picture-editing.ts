import type { Translation } from '../../../message';
import type { pictureEditingMessages } from '../../../parts/picture-editing';

export const messages: Translation<typeof pictureEditingMessages> = {
  'picture.group': 'التعديل على الصورة',
  'picture.help': 'استخدم مفاتيح الأسهم للتنقل بين العناصر وEnter للتعديل.',
  'picture.dropBackground': 'أفلت لاستخدامه كخلفية',
  'picture.dropField': 'أفلت لاستبدال {name}',
  'picture.dropped': 'أُضيف {name}',
  'picture.kept': {
    zero: 'لا ملفات أخرى في ملفاتي المرفوعة',
    one: 'ملف آخر في ملفاتي المرفوعة',
    two: 'ملفان آخران في ملفاتي المرفوعة',
    few: '{count} ملفات أخرى في ملفاتي المرفوعة',
    many: '{count} ملفًا آخر في ملفاتي المرفوعة',
    other: '{count} ملف آخر في ملفاتي المرفوعة',
  },
  'picture.dropRefused': 'لا يمكن عرض هذا النوع من الملفات هنا.',
  'picture.discarded': 'تُجوهلت تغييراتك على “{name}”',
  'picture.restore': 'استعادة',
  'picture.cleared': 'أُفرغ “{name}”',
  'picture.editText': 'تعديل النص: {name}',
  'picture.editImage': 'تغيير الصورة: {name}',
  'picture.background': 'الخلفية',
  'picture.done': 'تم',
  'picture.reset': 'إعادة تعيين',
  'picture.replace': 'استبدال',
  'picture.textHint': 'Enter للحفظ، Esc للإلغاء',
  'picture.areaHint': 'Ctrl+Enter للحفظ، Esc للإلغاء',
  'picture.place': 'موضع الخلفية',
  'picture.placeHelp':
    'اسحب للتحريك، ومرّر أو قرّب بإصبعين للتكبير. على لوحة المفاتيح، تحرّك مفاتيح الأسهم، ويكبّر الزائد والناقص.',
  'picture.zoomIn': 'تكبير',
  'picture.zoomOut': 'تصغير',
  'picture.center': 'توسيط',
  'picture.cropTitle': 'اقتصاص {name}',
  'picture.cropText':
    'اسحب للتحريك، ومرّر أو قرّب بإصبعين للتكبير. على لوحة المفاتيح، تحرّك مفاتيح الأسهم، ويكبّر الزائد والناقص.',
  'picture.cropArea': 'منطقة الاقتصاص',
  'picture.cropSave': 'تطبيق الاقتصاص',
  'picture.cropFailed': 'تعذّر اقتصاص الصورة',
  'picture.cropBlocked': 'لا يسمح الموقع المصدر بالاقتصاص. ارفع الصورة وحاول مرة أخرى.',
  'picture.fullPicture': 'إعادة تعيين الاقتصاص',
};
