import { TutorialView } from '@spotreel/elements/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkOf } from '../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { shown } from '../story-account/shown';

const meta: Meta<typeof TutorialView> = {
  title: 'Account/Tutorial',
  component: TutorialView,
  parameters: { page: 'screen', without: { states: 'empty', why: 'a tutorial without steps has its title' } },
  args: { slug: 'first-video', pageLink: linkOf },
};
export default meta;
type Story = StoryObj<typeof TutorialView>;

export const Steps: Story = { play: shown('Next tutorial: A video with your brand') };
export const NotFound: Story = { args: { slug: 'no-such-tutorial' }, play: shown('Tutorial not found') };
export const Loading: Story = { parameters: { answers: { tutorial: 'waits' } } };
export const Failed: Story = { parameters: { answers: { tutorial: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Steps, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Steps, ...DARK };
