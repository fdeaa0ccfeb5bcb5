/** Target of a rule that is no question: the end. */
export const END = 'end';

/** The id of the choice that asks 'Please specify'. */
export const OTHER_CHOICE_ID = 'other';

/** Keys of a response that no question may have: clients of the service write them (facts: details 4 and 5). */
export const RESERVED_QUESTION_IDS: readonly string[] = ['welcomeCard', 'inputType', '_total', END];
