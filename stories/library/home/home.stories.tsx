import { HomeView } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { link, linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { pageOf } from '../../story-account/page-of';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof HomeView> = {
  title: 'Library/Home',
  component: HomeView,
  parameters: { page: 'screen' },
  args: {
    projectLink: (_id, label, className) => link(label, className),
    projectsLink: (label, className) => link(label, className),
    libraryLink: (_query, label, className) => link(label, className),
    onSearch: () => {},
    recipeAction: linkOf,
    templateAction: linkOf,
  },
};
export default meta;
type Story = StoryObj<typeof HomeView>;

export const Full: Story = { play: shown('Product launch') };
export const Loading: Story = { parameters: { answers: { sections: 'waits' } } };
export const Empty: Story = {
  parameters: { answers: { sections: () => pageOf([]) } },
  play: shown(/nothing|no /i),
};
export const Failed: Story = { parameters: { answers: { sections: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Full, ...PHONE };
export const LongWords: Story = { ...Full, ...LONG_WORDS };
export const RightToLeft: Story = { ...Full, ...ARABIC };
export const Dark: Story = { ...Full, ...DARK };
