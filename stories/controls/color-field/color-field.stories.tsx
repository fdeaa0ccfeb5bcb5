import type { HexColor } from '@spotreel/sdk/internal/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ColorField, type ColorFieldProps } from '../../../elements/react/controls/color-field/color-field';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { LONG_NAME } from '../../story-account/people-texts';

function Kept(props: ColorFieldProps) {
  const [value, setValue] = useState<HexColor>(props.value);
  const change = (color: HexColor) => {
    setValue(color);
    props.onChange(color);
  };
  return <ColorField {...props} value={value} onChange={change} />;
}

const meta: Meta<typeof ColorField> = {
  title: 'Controls/Color field',
  component: ColorField,
  tags: ['autodocs'],
  parameters: { without: { states: 'loading, empty', why: 'It always has a color.' }, page: 'column' },
  args: { label: 'Accent', value: '#1f3d36', swatches: ['#1f3d36', '#e8a33d', '#f6f1e7', '#7c9a92'], onChange: fn() },
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<typeof ColorField>;

export const WithSwatches: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accent: #e8a33d' }));
    await expect(args.onChange).toHaveBeenCalledWith('#e8a33d');
  },
};

/** Three digits may be the beginning of six: they count when the field is left. */
export const ShortHex: Story = {
  args: { swatches: [] },
  play: async ({ canvas, args }) => {
    const hex = canvas.getByRole('textbox');
    await userEvent.clear(hex);
    await userEvent.type(hex, '#abc{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('#aabbcc');
  },
};

export const NotAColor: Story = {
  play: async ({ canvas }) => {
    const hex = canvas.getByRole('textbox');
    await userEvent.clear(hex);
    await userEvent.type(hex, 'green');
    await userEvent.tab();
    await expect(hex).toBeInvalid();
  },
};

export const LowContrast: Story = {
  args: { value: '#e8a33d', warning: 'Hard to read: Headline on this background.', onReset: fn() },
};

export const LongWords: Story = { args: { label: LONG_NAME, onReset: fn() }, ...LONG_WORDS };
export const RightToLeft: Story = { args: { label: 'لون التمييز' }, ...ARABIC };
export const Dark: Story = { ...LowContrast, ...DARK };
