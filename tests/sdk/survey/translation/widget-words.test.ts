import { expect, test } from 'vitest';
import { WIDGET_WORDS } from '../../../../sdk/survey/translation/widget-words';
import { english } from '../../../../survey-widget/words/english';
import { englishFiles } from '../../../../survey-widget/words/english-files';

test('authors can replace exactly what the widget says', () => {
  expect([...WIDGET_WORDS].toSorted()).toEqual([...Object.values(english), ...Object.values(englishFiles)].toSorted());
});
