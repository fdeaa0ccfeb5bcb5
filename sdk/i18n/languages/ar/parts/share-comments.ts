import type { Translation } from '../../../message';
import type { shareCommentMessages } from '../../../parts/share-comments';

export const messages: Translation<typeof shareCommentMessages> = {
  'comments.title': 'التعليقات',
  'comments.none': 'لا تعليقات بعد',
  'comments.noneText': 'أوقف الفيديو مؤقتًا حيث تريد أن تقول شيئًا.',
  'comments.jump': 'الانتقال إلى {time}',
  'comments.mark': '{author} عند {time}: {text}',
  'comments.done': 'تم',
  'comments.answer': 'رد المالك',
  'comments.name': 'اسمك',
  'comments.text': 'تعليقك',
  'comments.send': 'التعليق عند {time}',
  'comments.sent': 'أُرسل تعليقك.',
  'comments.allow': 'طلب تعليقات من الزوار',
  'comments.allowHint': 'اجمع التعليقات على المخطط الزمني. تصلك رسالة بريد إلكتروني.',
  'comments.noneYet': 'لا تعليقات بعد.',
  'comments.reply': 'رد',
  'comments.change': 'تعديل الرد',
  'comments.replyLabel': 'ردك على {author}',
  'comments.save': 'حفظ الرد',
  'comments.markDone': 'وضع علامة تم',
  'comments.reopen': 'وضع علامة مفتوح',
  'comments.delete': 'حذف',
  'comments.deleteTitle': 'حذف هذا التعليق؟',
  'comments.deleteText': 'يحذف هذا التعليق وردك نهائيًا.',
};
