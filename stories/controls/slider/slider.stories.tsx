import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Slider, type SliderProps } from '../../../elements/react/controls/slider/slider';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

/** Keeps its value, as the form around it does. */
function KeptSlider({ value, text: _text, ...slider }: SliderProps) {
  const [kept, keep] = useState(value);
  return <Slider {...slider} value={kept} text={`${kept}%`} onChange={keep} />;
}

const meta: Meta<typeof Slider> = {
  parameters: { without: { states: 'loading, empty, error', why: 'It always has a value.' } },
  title: 'Controls/Slider',
  component: Slider,
  render: KeptSlider,
  tags: ['autodocs'],
  args: { label: 'Zoom', min: 100, max: 400, step: 5, value: 150, text: '150%' },
};
export default meta;
type Story = StoryObj<typeof Slider>;

export const Moved: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    await fireEvent.change(slider, { target: { value: '220' } });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '220%'));
    await expect(canvas.getByText('220%')).toBeVisible();
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { args: { label: 'Vergrößerung des Hintergrunds in Prozent' }, ...LONG_WORDS };
export const RightToLeft: Story = { args: { label: 'التكبير' }, ...ARABIC };
export const Dark: Story = { ...DARK };
