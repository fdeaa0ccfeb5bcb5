import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ColorField } from '../../../elements/react/controls/color-field/color-field';
import { PlacementFields } from '../../../elements/react/editor/background-form/placement-fields';
import { reactPage } from '../react-page';

const place = reactPage();

const render = (node: ReactNode) => act(() => place.root.render(node));

/** As a hand does: React hears only of values that its own setter has not put there. */
function write(input: HTMLInputElement | null | undefined, value: string) {
  if (!input) throw new Error('no such field');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const leave = (input: Element | null) => act(() => input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

test('a background video has an end, behind its start and within the file', () => {
  const onChange = vi.fn();
  const value = { type: 'video', value: 7, trimStart: 2, trimEnd: 6 } as const;
  render(<PlacementFields value={value} durationSeconds={8.25} onChange={onChange} />);
  const field = (name: string) => {
    const label = [...place.page.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return place.page.querySelector<HTMLInputElement>(`input[id="${label?.htmlFor}"]`);
  };
  const changed = () => onChange.mock.lastCall?.[0];
  write(field('Ends at'), '4');
  expect(changed()).toEqual({ ...value, trimEnd: 4 });
  write(field('Ends at'), '1');
  expect(changed()).toEqual({ ...value, trimEnd: 2.5 });
  write(field('Ends at'), '8.2');
  expect(changed()).toEqual({ ...value, trimEnd: 8.25 });
  write(field('Starts at'), '7');
  expect(changed()).toEqual({ ...value, trimStart: 5.5 });
});

test('a color of three digits counts when its field is left; what is none says so', () => {
  const onChange = vi.fn();
  render(<ColorField label="Accent" value="#112233" swatches={['#00ff00']} onChange={onChange} />);
  const hex = place.page.querySelector<HTMLInputElement>('.sr-color__hex');
  const wrong = () => place.page.querySelector('[role=status]')?.textContent;
  write(hex, 'f0f');
  expect(onChange).not.toHaveBeenCalled();
  leave(hex);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#ff00ff');
  write(hex, '#f0');
  expect(wrong()).toBeUndefined();
  leave(hex);
  expect(wrong()).toMatch(/^Enter a hex color/);
  expect([hex?.value, hex?.getAttribute('aria-invalid')]).toEqual(['#f0', 'true']);
  write(hex, 'red');
  expect(wrong()).toMatch(/^Enter a hex color/);
  act(() => place.page.querySelector<HTMLButtonElement>('.sr-color__swatch')?.click());
  expect([wrong(), hex?.value]).toEqual([undefined, '#112233']);
});
