import type { Translation } from '../../../message';
import type { gridFilterMessages } from '../../../parts/grid-filters';

export const messages: Translation<typeof gridFilterMessages> = {
  'library.goals': 'الهدف',
  'library.allGoals': 'كل الأهداف',
  'library.moods': 'الأجواء',
  'library.allMoods': 'كل الأجواء',
  'library.filters': 'عوامل التصفية',
  'library.bestMatch': 'الأكثر تطابقًا',
  'library.recommended': 'موصى بها',
  'library.anyGoal': 'كل الأهداف',
  'library.categories': 'الفئة',
  'library.allCategories': 'كل الفئات',
  'library.orientation': 'المقاس',
  'library.anyOrientation': 'كل المقاسات',
  'library.sort': 'الترتيب حسب',
  'library.newest': 'الأحدث',
  'library.oldest': 'الأقدم',
  'library.favourites': 'المفضلة',
  'library.showPremium': 'تضمين المميز',
};
