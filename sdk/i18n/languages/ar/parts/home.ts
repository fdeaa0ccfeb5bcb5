import type { Translation } from '../../../message';
import type { homeMessages } from '../../../parts/home';

export const messages: Translation<typeof homeMessages> = {
  'home.title': 'ما الذي تروّج له اليوم؟',
  'home.text': 'ابدأ من وصفة أو رسوم متحركة. عدّل النص والصور والموسيقى، ثم صدّر.',
  'home.start': 'ابدأ فيديو',
  'home.search': 'البحث في القوالب',
  'home.recents': 'تابع من حيث توقفت',
  'home.edited': 'عُدّل في {date}',
  'guide.title': 'أول فيديو لك في ثلاث خطوات',
  'guide.skip': 'تخطٍّ',
  'guide.done': 'تم',
  'guide.choose': 'اختر وصفة',
  'guide.chooseText': 'اعثر في المكتبة على وصفة تناسب هدفك.',
  'guide.change': 'اجعلها خاصة بك',
  'guide.changeText': 'عدّل النص والصور والموسيقى.',
  'guide.export': 'صدّر الفيديو',
  'guide.exportText': 'نزّل الفيديو الجاهز وشاركه.',
  'guide.open': 'فتح الفيديو',
  'home.goals': 'اختر هدفًا',
  'home.seeAll': 'عرض الكل',
  'home.seeAllOf': 'عرض الكل: {name}',
  'home.seeAllVideos': 'عرض كل الفيديوهات',
  'home.errorTitle': 'تعذّر تحميل الصفحة الرئيسية',
  'home.emptyTitle': 'لا شيء هنا بعد',
  'home.emptyText': 'تظهر الوصفات والرسوم المتحركة هنا بمجرد توفرها في المكتبة.',
};
