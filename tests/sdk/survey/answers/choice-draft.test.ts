import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChoiceDraft,
  choiceAnswer,
  choiceDraftOf,
  choiceToggled,
  isOtherTextMissing,
} from '../../../../sdk/survey/answers/choice-draft';
import { question } from '../questions';

const NOTHING_CHOSEN: ChoiceDraft = { ids: [], otherText: '' };
const single = question('multipleChoiceSingle');
const multi = question('multipleChoiceMulti');

describe('choices', () => {
  it('of one: a click replaces the one before', () => {
    const draft = choiceToggled(single, choiceToggled(single, NOTHING_CHOSEN, 'r'), 'g');
    expect(choiceAnswer(single, draft)).toBe('Green');
  });

  it("of several: clicks tick and untick; the answer keeps the survey's order", () => {
    const draft = ['b', 'g', 'r', 'g'].reduce((so, id) => choiceToggled(multi, so, id), NOTHING_CHOSEN);
    expect(choiceAnswer(multi, draft)).toEqual(['Red', 'Blue']);
    expect(choiceAnswer(multi, NOTHING_CHOSEN)).toBeUndefined();
  });

  it("hold the text of 'Other' once, when it is complete", () => {
    const typed = (otherText: string) => choiceAnswer(multi, { ids: ['r', 'other'], otherText });
    expect([typed('a'), typed(' ab '), typed(' '), typed('Red')]).toEqual([
      ['Red', 'a'],
      ['Red', 'ab'],
      ['Red'],
      ['Red'],
    ]);
    expect(choiceAnswer(single, { ids: ['r'], otherText: 'left over' })).toBe('Red');
  });

  it("miss the text of 'Other' only where it is ticked", () => {
    expect(isOtherTextMissing({ ids: ['other'], otherText: ' ' })).toBe(true);
    expect(isOtherTextMissing({ ids: ['other'], otherText: 'x' })).toBe(false);
    expect(isOtherTextMissing({ ids: ['r'], otherText: '' })).toBe(false);
  });

  it('are found again in an answer', () => {
    const ids = fc.subarray(['r', 'g', 'b', 'other']);
    fc.assert(
      fc.property(ids, fc.string(), (ticked, typed) => {
        const answer = choiceAnswer(multi, { ids: ticked, otherText: typed });
        expect(choiceAnswer(multi, choiceDraftOf(multi, answer))).toEqual(answer);
      }),
    );
    expect(choiceDraftOf(single, 'purple')).toEqual({ ids: ['other'], otherText: 'purple' });
    expect(choiceDraftOf(single, undefined)).toEqual(NOTHING_CHOSEN);
  });

  it("forget a text that no choice stands for any more, where there is no 'Other'", () => {
    const choices = single.choices.filter(({ id }) => id !== 'other');
    expect(choiceDraftOf({ ...single, choices }, 'Yellow')).toEqual(NOTHING_CHOSEN);
  });
});
