import type { Translation } from '../../../message';
import type { nothingFoundMessages } from '../../../parts/nothing-found';

export const messages: Translation<typeof nothingFoundMessages> = {
  'library.emptyTitle': 'لم يُعثر على وصفات',
  'library.emptyText': 'جرّب عوامل تصفية أقل أو كلمة أخرى.',
  'library.nothingFoundRecipes': 'لم يُعثر على وصفات لـ “{search}”',
  'library.nothingFoundAnimations': 'لم يُعثر على رسوم متحركة أو صور لـ “{search}”',
  'library.otherWord': 'تحقق من الإملاء أو جرّب كلمة أخرى.',
  'library.otherRecipes': {
    zero: 'عرض الوصفات',
    one: 'عرض وصفة واحدة',
    two: 'عرض وصفتين',
    few: 'عرض {count} وصفات',
    many: 'عرض {count} وصفة',
    other: 'عرض {count} وصفة',
  },
  'library.otherAnimations': {
    zero: 'عرض الرسوم المتحركة والصور',
    one: 'عرض رسم متحرك أو صورة',
    two: 'عرض رسمين متحركين أو صورتين',
    few: 'عرض {count} من الرسوم المتحركة والصور',
    many: 'عرض {count} من الرسوم المتحركة والصور',
    other: 'عرض {count} من الرسوم المتحركة والصور',
  },
  'library.clearSearch': 'مسح البحث',
  'library.nearWords': 'هل تقصد',
  'library.popularRecipes': 'وصفات رائجة',
  'library.popularAnimations': 'رسوم متحركة وصور رائجة',
  'library.noTemplates': 'لم يُعثر على رسوم متحركة أو صور',
  'library.noFavouriteRecipes': 'لا وصفات مفضلة بعد',
  'library.noFavouriteAnimations': 'لا رسوم متحركة أو صور مفضلة بعد',
  'library.noFavouritesText': 'حدد النجمة على قالب لحفظه هنا.',
};
