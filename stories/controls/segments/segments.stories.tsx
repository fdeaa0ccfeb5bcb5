import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

interface SegmentsProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly string[];
}

/** The class `sr-segments` on a group of buttons; the chosen one is pressed. */
function Segments({ label, options }: SegmentsProps) {
  const [chosen, setChosen] = useState(options[0]);
  return (
    <fieldset className="sr-segments" aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === chosen} onClick={() => setChosen(option)}>
          {option}
        </button>
      ))}
    </fieldset>
  );
}

const meta: Meta<typeof Segments> = {
  parameters: { without: { states: 'loading, empty, error', why: 'It always has choices.' } },
  title: 'Controls/Segments',
  component: Segments,
  tags: ['autodocs'],
  args: { label: 'Background', options: ['Color', 'Picture', 'Video', 'Animation'] },
};
export default meta;
type Story = StoryObj<typeof Segments>;

export const OneChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Video' })).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Color' })).toHaveAttribute('aria-pressed', 'false'));
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = {
  args: { options: ['Hintergrundfarbe', 'Hintergrundbild', 'Hintergrundvideo', 'Animation'] },
  play: async () => {},
  ...LONG_WORDS,
};
export const RightToLeft: Story = { args: { label: 'الخلفية', options: ['لون', 'صورة', 'فيديو'] }, ...ARABIC };
export const Dark: Story = { ...DARK };
