import { expect, test } from 'vitest';
import { freshColor } from '../../../../../elements/react/library/brand-form/fresh-color';
import type { HexColor } from '../../../../../sdk/base/color';

test('each color that is added is another one', () => {
  const colors: (HexColor | '')[] = ['', '', '', ''];
  for (const index of colors.keys()) colors[index] = freshColor(colors);
  expect(new Set(colors).size).toBe(4);
  expect(colors).not.toContain('');
});
