import { expect, test } from 'vitest';
import { roughTime } from '../../../../../../elements/react/editor/render-dialog/progress/rough-time';

test.each([
  [5, 'en', '1 minute'],
  [200, 'en', '3 minutes'],
  [43 * 60, 'en', '45 minutes'],
  [76 * 60, 'de', '75 Minuten'],
  [100 * 60, 'en', '1.5 hours'],
  [100 * 60, 'fr', '1,5 heure'],
  [5 * 3600, 'ja', '5 時間'],
])('%d s are, in %s: %s', (seconds, locale, words) => {
  expect(roughTime(seconds, locale).replace(/\s/g, ' ')).toBe(words);
});
