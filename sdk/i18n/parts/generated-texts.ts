/** Texts that the assistant wrote and no person has checked. */
export const generatedTextMessages = {
  'generated.title': { one: 'Check 1 generated text', other: 'Check {count} generated texts' },
  'generated.hint': 'The assistant wrote these texts. Edit them, or confirm that they’re right.',
  'generated.next': 'Next',
  'generated.previous': 'Previous',
  'generated.at': '{number} of {count}: {name}',
  'generated.allChecked': 'All are right',
  'generated.mark': 'Written by the assistant',
  'generated.checked': 'Looks right',
  'generated.checkedField': 'Looks right: {name}',
  'generated.reminder': {
    one: '1 text was written by the assistant and isn’t checked yet.',
    other: '{count} texts were written by the assistant and aren’t checked yet.',
  },
} as const;
