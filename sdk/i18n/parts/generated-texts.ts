/** Texts that the assistant wrote and no person has checked. */
export const generatedTextMessages = {
  'generated.title': { one: 'Review 1 AI text', other: 'Review {count} AI texts' },
  'generated.brief': 'From your brief',
  'generated.hint': 'The assistant wrote these texts. Edit them, or confirm that they’re right.',
  'generated.next': 'Next',
  'generated.previous': 'Previous',
  'generated.at': '{number} of {count}: {name}',
  'generated.allChecked': 'Approve all',
  'generated.mark': 'Written by the assistant',
  'generated.checked': 'Approve',
  'generated.checkedField': 'Approve: {name}',
  'generated.reminder': {
    one: '1 text was written by the assistant and isn’t checked yet.',
    other: '{count} texts were written by the assistant and aren’t checked yet.',
  },
} as const;
