import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { elementStory, insideElement } from './shown-element';

interface ElementArgs {
  properties: object;
}

const meta: Meta<ElementArgs> = {
  title: 'Elements/brand-form',
  parameters: {
    without: { states: 'loading, empty, error', why: 'The server answers at once; the list of brands shows failures.' },
    page: 'host',
  },
  args: { properties: {} },
  render: ({ properties }, context) => elementStory('brand-form', properties, context),
};
export default meta;
type Story = StoryObj<ElementArgs>;

export const Own: Story = {
  play: async ({ canvasElement }) => void (await insideElement(canvasElement, 'brand-form', '[part=form]')),
};
export const NotThere: Story = {
  args: { properties: { brandId: 4711 } },
  play: async ({ canvasElement }) => void (await insideElement(canvasElement, 'brand-form', '.sr-empty')),
};
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
