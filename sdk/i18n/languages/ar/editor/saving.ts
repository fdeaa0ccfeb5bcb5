import type { savingMessages } from '../../../editor/saving';
import type { Translation } from '../../../message';

export const messages: Translation<typeof savingMessages> = {
  'saving.offlineKept': 'بلا اتصال – التغييرات محفوظة على هذا الجهاز',
  'saving.offlineOpen': 'بلا اتصال – أبقِ علامة التبويب مفتوحة، لم تُحفظ تغييراتك بعد',
  'saving.tooLong': 'بعض النصوص أطول من أن تُحفظ',
  'saving.tooLongText': {
    zero: '{count} نصوص تتجاوز حدها. أولها في المشهد {number} · {name}. اختصرها لحفظها. حُفظ كل شيء آخر.',
    one: 'المشهد {number} · {name}: {length} حرفًا، والحد {max}. اختصره لحفظه. حُفظ كل شيء آخر.',
    two: 'نصان يتجاوزان حدهما. أولهما في المشهد {number} · {name}. اختصرهما لحفظهما. حُفظ كل شيء آخر.',
    few: '{count} نصوص تتجاوز حدها. أولها في المشهد {number} · {name}. اختصرها لحفظها. حُفظ كل شيء آخر.',
    many: '{count} نصًا تتجاوز حدها. أولها في المشهد {number} · {name}. اختصرها لحفظها. حُفظ كل شيء آخر.',
    other: '{count} نص تتجاوز حدها. أولها في المشهد {number} · {name}. اختصرها لحفظها. حُفظ كل شيء آخر.',
  },
  'saving.tooLongTextOfOnly': {
    zero: '{count} نصوص تتجاوز حدها. أولها {name}. اختصرها لحفظها. حُفظ كل شيء آخر.',
    one: '{name}: {length} حرفًا، والحد {max}. اختصره لحفظه. حُفظ كل شيء آخر.',
    two: 'نصان يتجاوزان حدهما. أولهما {name}. اختصرهما لحفظهما. حُفظ كل شيء آخر.',
    few: '{count} نصوص تتجاوز حدها. أولها {name}. اختصرها لحفظها. حُفظ كل شيء آخر.',
    many: '{count} نصًا تتجاوز حدها. أولها {name}. اختصرها لحفظها. حُفظ كل شيء آخر.',
    other: '{count} نص تتجاوز حدها. أولها {name}. اختصرها لحفظها. حُفظ كل شيء آخر.',
  },
  'saving.show': 'إظهار',
  'saving.decide': 'حل التعارض',
  'saving.missingName': 'مشهد مفقود',
  'editor.saved': 'محفوظ',
  'editor.saving': 'جارٍ الحفظ…',
  'editor.unsaved': 'لم يُحفظ بعد',
  'editor.saveError': 'لم يُحفظ',
  'editor.conflict': 'تغييرات متعارضة',
};
