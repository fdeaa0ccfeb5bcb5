import { expect, test } from 'vitest';
import { NO_VALUES } from '../../../../sdk/project/editor-project';
import { isBackgroundMissing } from '../../../../sdk/stores/editor/editor-source';
import { logo } from '../../project/launch-project';

test('a background is missing where a file was chosen that is not here', () => {
  const chosen = { ...NO_VALUES, background: { type: 'image', value: 50 } as const };
  expect(isBackgroundMissing(chosen, {})).toBe(true);
  expect(isBackgroundMissing(chosen, { 50: logo })).toBe(false);
  expect(isBackgroundMissing(NO_VALUES, {})).toBe(false);
});
