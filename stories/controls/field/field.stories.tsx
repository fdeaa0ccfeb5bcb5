import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CheckField } from '../../../elements/react/controls/field/check-field';
import { SelectField } from '../../../elements/react/controls/field/select-field';
import { TextAreaField, TextField, type TextFieldProps } from '../../../elements/react/controls/field/text-field';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { LONG_NAME } from '../../story-account/people-texts';

function Kept(props: TextFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField {...props} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

const meta: Meta<typeof TextField> = {
  parameters: { without: { states: 'loading, empty', why: 'Invalid is empty too.' } },
  title: 'Controls/Field',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Name of the video', value: 'Winter menu' },
  render: (args) => (
    <div className="story-stack">
      <Kept {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Text: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name of the video' });
    await userEvent.type(input, ' 2026');
    await expect(input).toHaveValue('Winter menu 2026');
  },
};

export const WithHint: Story = { args: { hint: 'Only you see it.', aside: '11/60' } };

/** The error takes the place of the hint and is what the field is described by. */
export const Invalid: Story = {
  args: { hint: 'Only you see it.', error: 'A name is needed', value: '' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('A name is needed'));
  },
};

function Area() {
  const [value, setValue] = useState('Open from six in the morning.\nWarm bread all day.');
  return <TextAreaField label="Description" value={value} onValueChange={setValue} maxLength={120} />;
}
export const SeveralLines: Story = { render: () => <Area /> };

function Choice() {
  const [value, setValue] = useState<'mp4' | 'png'>('mp4');
  const options = [
    { value: 'mp4', label: 'Video (MP4)' },
    { value: 'png', label: 'Picture (PNG)' },
  ] as const;
  return <SelectField label="Format" value={value} options={options} onChange={setValue} />;
}
export const Select: Story = {
  render: () => <Choice />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Format' }), 'png');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('png'));
  },
};

function Switch() {
  const [isOn, setOn] = useState(false);
  return <CheckField label="Show the estimated time" checked={isOn} onChange={setOn} />;
}
export const Check: Story = {
  render: () => <Switch />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
  },
};

export const LongWords: Story = {
  args: { label: LONG_NAME, value: LONG_NAME, hint: LONG_NAME, aside: '60/60' },
  ...LONG_WORDS,
};
export const RightToLeft: Story = {
  args: { label: 'اسم الفيديو', value: 'قائمة الشتاء', hint: 'تراه أنت فقط.' },
  ...ARABIC,
};
export const Dark: Story = { ...Invalid, ...DARK };
