import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { elementStory, insideElement } from './shown-element';

interface ElementArgs {
  properties: object;
}

const meta: Meta<ElementArgs> = {
  title: 'Elements/music-picker',
  parameters: { without: { states: 'loading, empty, error', why: 'The states of Music panel.' }, page: 'host' },
  args: { properties: { musicKitId: 1 } },
  render: ({ properties }, context) => elementStory('music-picker', properties, context),
};
export default meta;
type Story = StoryObj<ElementArgs>;

export const Own: Story = {
  play: async ({ canvasElement }) => void (await insideElement(canvasElement, 'music-picker', '.sr-kit')),
};
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
