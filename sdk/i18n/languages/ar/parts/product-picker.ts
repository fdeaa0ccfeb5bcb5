import type { Translation } from '../../../message';
import type { productPickerMessages } from '../../../parts/product-picker';

export const messages: Translation<typeof productPickerMessages> = {
  'productPicker.open': 'اختيار منتج',
  'productPicker.title': 'اختيار منتج',
  'productPicker.search': 'البحث في المنتجات',
  'productPicker.list': 'المنتجات',
  'productPicker.more': 'إظهار المزيد',
  'productPicker.tooLong': {
    zero: 'لا أحرف فوق الحد. يمكنك الاختصار في النموذج.',
    one: 'حرف واحد فوق الحد. يمكنك اختصاره في النموذج.',
    two: 'حرفان فوق الحد. يمكنك الاختصار في النموذج.',
    few: '{count} أحرف فوق الحد. يمكنك الاختصار في النموذج.',
    many: '{count} حرفًا فوق الحد. يمكنك الاختصار في النموذج.',
    other: '{count} حرف فوق الحد. يمكنك الاختصار في النموذج.',
  },
  'productPicker.emptyTitle': 'لا منتجات بعد',
  'productPicker.noMatchTitle': 'لا منتجات مطابقة',
  'productPicker.noMatchText': 'جرّب بحثًا آخر.',
  'productPicker.add': 'إضافة منتجات',
  'productPicker.noPicture': 'تعذّر استيراد صورة هذا المنتج. اختر صورة بنفسك.',
};
