import { HelpArticleView } from '@spotreel/elements/internal/account';
import { EmptyState } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof HelpArticleView> = {
  title: 'Account/Help article',
  component: HelpArticleView,
  parameters: { page: 'screen', without: { states: 'empty', why: 'an article without text has its title' } },
  args: { slug: 'images-and-cropping', pageLink: linkOf, notFound: <EmptyState title="Article not found" /> },
};
export default meta;
type Story = StoryObj<typeof HelpArticleView>;

/** Every type of block. A link to a heading leads to it. */
export const EveryBlock: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shown('From a link')({ canvasElement });
    const link = canvas.getByRole('link', { name: 'Crop it' });
    const heading = canvas.getByRole('heading', { name: 'Crop it' });
    await expect(link.getAttribute('href')).toBe(`#${heading.id}`);
  },
};
export const NotFound: Story = { args: { slug: 'no-such-article' }, play: shown('Article not found') };
export const Loading: Story = { parameters: { answers: { helpArticle: 'waits' } } };
export const Failed: Story = { parameters: { answers: { helpArticle: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...EveryBlock, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS, play: shown('https://www.example.com') };
export const RightToLeft: Story = { ...ARABIC, play: shown('https://www.example.com') };
export const Dark: Story = { ...EveryBlock, ...DARK };
