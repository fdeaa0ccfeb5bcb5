import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { elementStory, insideElement } from './shown-element';

interface ElementArgs {
  properties: object;
}

const meta: Meta<ElementArgs> = {
  title: 'Elements/render-button',
  parameters: { without: { states: 'loading, empty, error', why: 'The states of Render control.' }, page: 'host' },
  args: { properties: { projectId: 7 } },
  render: ({ properties }, context) => elementStory('render-button', properties, context),
};
export default meta;
type Story = StoryObj<ElementArgs>;

/** The last export is an older one: the button offers another. */
export const Own: Story = {
  play: async ({ canvasElement }) => {
    await insideElement(canvasElement, 'render-button', '[part=button].sr-button--secondary');
    // its colors change over some milliseconds, and the check of contrast looks at them
    const { shadowRoot } = canvasElement.querySelector('render-button') ?? {};
    await Promise.all((shadowRoot?.getAnimations() ?? []).map(({ finished }) => finished));
  },
};
export const WithDeviceExport: Story = { ...Own, args: { properties: { projectId: 7, deviceExport: true } } };
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
