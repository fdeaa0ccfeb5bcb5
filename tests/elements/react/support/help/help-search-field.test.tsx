import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { HelpSearchField } from '../../../../../elements/react/support/help/help-search-field';
import { reactPage } from '../../../react-page';

const place = reactPage();
const onSearch = vi.fn();
const show = (search: string) => act(() => place.root.render(<HelpSearchField search={search} onSearch={onSearch} />));
const field = () => place.page.querySelector('input') as HTMLInputElement;

/** As a hand does: React hears only of values that its own setter has not put there. */
function type(value: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('an address that comes back late takes no letter away', () => {
  show('');
  type('c');
  type('cr');
  show('c');
  expect(field().value).toBe('cr');
  show('cr');
  expect(field().value).toBe('cr');
});

test('an address that changes by itself fills the field, also with what was typed before', () => {
  show('');
  type('crop');
  show('crop');
  show('music');
  expect(field().value).toBe('music');
  show('crop');
  expect(field().value).toBe('crop');
  show('');
  expect(field().value).toBe('');
});
