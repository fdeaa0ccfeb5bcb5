import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextAreaField, TextField } from '../../../elements/react/controls/field/text-field';
import { reactPage } from '../react-page';

const place = reactPage();

const input = () => place.page.querySelector('input') as HTMLInputElement;

async function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Takes letters, no digits. */
function Letters({ type = 'text' }: { type?: string }) {
  const [value, setValue] = useState('a');
  return (
    <TextField
      label="Letters"
      type={type}
      value={value}
      onChange={({ currentTarget }) => !/\d/.test(currentTarget.value) && setValue(currentTarget.value)}
    />
  );
}

test('what is typed stays, what is refused goes', async () => {
  act(() => place.root.render(<Letters />));
  expect(input().value).toBe('a');
  await write(input(), 'ab');
  expect(input().value).toBe('ab');
  await write(input(), 'ab1');
  expect(input().value).toBe('ab');
});

test('a value from elsewhere is written, and only once', () => {
  const show = (value: string) =>
    act(() => place.root.render(<TextField label="Name" value={value} onChange={() => {}} />));
  show('Lamp');
  const writes = vi.spyOn(input(), 'value', 'set');
  show('Lamp');
  expect(writes).not.toHaveBeenCalled();
  show('Chair');
  expect(writes).toHaveBeenCalledExactlyOnceWith('Chair');
});

test('a number on its way is left as it was typed', async () => {
  const onChange = vi.fn();
  act(() => place.root.render(<TextField label="Price" type="number" value="1.5" onChange={onChange} />));
  await write(input(), '1.50');
  expect(input().value).toBe('1.50');
});

test('several lines behave the same', async () => {
  const onValueChange = vi.fn();
  act(() => place.root.render(<TextAreaField label="Text" value="one" onValueChange={onValueChange} />));
  const area = place.page.querySelector('textarea') as HTMLTextAreaElement;
  await write(area, 'one\ntwo');
  expect(onValueChange).toHaveBeenCalledWith('one\ntwo');
  expect(area.value).toBe('one'); // the owner of the value has not taken it
});
