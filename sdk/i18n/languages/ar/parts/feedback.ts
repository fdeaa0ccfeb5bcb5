import type { Translation } from '../../../message';
import type { feedbackMessages } from '../../../parts/feedback';

export const messages: Translation<typeof feedbackMessages> = {
  'feedback.title': 'كيف كانت النتيجة؟',
  'feedback.score': 'تقييمك',
  'feedback.stars': {
    zero: 'بلا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '{count} نجوم',
    many: '{count} نجمة',
    other: '{count} نجمة',
  },
  'feedback.industry': 'ما الغرض من الفيديو؟',
  'feedback.industryHint': 'اختر غرضًا أو اكتب غرضك.',
  'feedback.comment': 'ما الذي يمكننا تحسينه؟',
  'feedback.send': 'إرسال الملاحظات',
  'feedback.skip': 'ليس الآن',
  'feedback.thanksTitle': 'شكرًا لك!',
  'feedback.thanksText': 'تساعدنا ملاحظاتك على صنع قوالب أفضل.',
  'feedback.industryFood': 'مطعم أو مقهى',
  'feedback.industryShop': 'متجر أو متجر إلكتروني',
  'feedback.industryBeauty': 'تجميل أو لياقة',
  'feedback.industryProperty': 'عقارات',
  'feedback.industryEducation': 'تعليم',
  'feedback.industryHealth': 'صحة',
  'feedback.industryTravel': 'سفر أو فعاليات',
  'feedback.industrySoftware': 'برمجيات',
  'feedback.industryAgency': 'وكالة أو استشارات',
  'feedback.industryCharity': 'منظمة غير ربحية',
};
