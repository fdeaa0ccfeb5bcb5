import { expect, test } from 'vitest';
import { dayText, momentText, shortDayText } from '../../../../../elements/react/foundation/text/dates';
import { createTranslator } from '../../../../../sdk/i18n/translator';

const noon = '2026-11-22T12:00:00';

test.each([
  ['en', 'November 22, 2026', 'Nov 22, 2026', 'Nov 22, 2026, 12:00 PM'],
  ['de', '22. November 2026', '22.11.2026', '22.11.2026, 12:00'],
  ['ja', '2026年11月22日', '2026/11/22', '2026/11/22 12:00'],
])('days and moments are written as in %s', (locale, day, short, moment) => {
  const t = createTranslator({}, locale);
  // some versions of ICU put a narrow space before PM
  expect([dayText(t, noon), shortDayText(t, noon), momentText(t, noon).replaceAll('\u202f', ' ')]).toEqual([
    day,
    short,
    moment,
  ]);
});
