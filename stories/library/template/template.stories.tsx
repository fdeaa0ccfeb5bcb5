import { TemplateView } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof TemplateView> = {
  title: 'Library/Template view',
  component: TemplateView,
  parameters: { without: { states: 'empty', why: 'Not found is that.' }, page: 'screen' },
  args: { templateId: 2001, onCreated: fn(), onNotFound: fn(), formatAction: linkOf, templateAction: linkOf },
};
export default meta;
type Story = StoryObj<typeof TemplateView>;

export const Own: Story = { play: shown('Paper tiles') };
export const Loading: Story = { parameters: { answers: { template: 'waits' } } };
export const Failed: Story = { parameters: { answers: { template: 'internal' } }, play: shown('Try again') };
/** The page sees to it. */
export const NotFound: Story = {
  args: { templateId: 999 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNotFound).toHaveBeenCalled());
  },
};
/** It has no package: what Blender renders is no file that could be carried away. */
export const In3d: Story = {
  args: { templateId: 9001 },
  play: async (played) => {
    await shown('Product turntable')(played);
    await expect(within(played.canvasElement).queryByText('Download template package')).toBeNull();
  },
};
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
