import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { elementStory, insideElement } from './shown-element';

interface ElementArgs {
  properties: object;
}

const meta: Meta<ElementArgs> = {
  title: 'Elements/sign-in',
  parameters: { without: { states: 'loading, empty, error', why: 'The form is the one of Sign in.' }, page: 'host' },
  args: { properties: {} },
  render: ({ properties }, context) => elementStory('sign-in', properties, context),
};
export default meta;
type Story = StoryObj<ElementArgs>;

export const Own: Story = {
  play: async ({ canvasElement }) => void (await insideElement(canvasElement, 'sign-in', '[part=person]')),
};
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
