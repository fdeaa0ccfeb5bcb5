import { expect, it } from 'vitest';
import type { SurveyDisplay } from '../../../../sdk/survey/display/display-rules';
import { displayAdded, displayResponded } from '../../../../sdk/survey/display/displays';

const NOW = Date.parse('2026-06-01T10:00:00Z');
const lines = (displays: readonly SurveyDisplay[] = []) =>
  displays.map(({ surveyId, responded }) => `${surveyId} ${responded}`);

it('remembers what was shown, and the answer to the newest of a survey', () => {
  const displays = ['s1', 's1', 's2'].reduce<SurveyDisplay[]>((all, id, at) => displayAdded(all, id, NOW + at), []);
  expect(displays[0]).toEqual({ surveyId: 's1', createdAt: '2026-06-01T10:00:00.000Z', responded: false });
  expect(lines(displayResponded(displays, 's1'))).toEqual(['s1 false', 's1 true', 's2 false']);
  expect(displayResponded(displays, 'gone')).toBe(undefined);
});

it('remembers the newest 200', () => {
  let displays: SurveyDisplay[] = [];
  for (let count = 0; count < 250; count += 1) displays = displayAdded(displays, `s${count}`, NOW);
  expect([displays.length, displays.at(-1)?.surveyId]).toEqual([200, 's249']);
});
