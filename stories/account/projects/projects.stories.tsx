import { ProjectsView } from '@spotreel/elements/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { link, linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { pageOf } from '../../story-account/page-of';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ProjectsView> = {
  title: 'Account/My Videos',
  component: ProjectsView,
  parameters: { page: 'screen' },
  args: { projectLink: linkOf, onOpen: fn(), libraryLink: link },
};
export default meta;
type Story = StoryObj<typeof ProjectsView>;

export const EveryState: Story = { play: shown('Winter menu') };

/** Asks first; then the card is gone. */
export const Deletes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Summer sale', undefined, { timeout: 10_000 });
    const body = within(canvasElement.ownerDocument.body);
    const card = canvas.getByText('Summer sale').closest('article') as HTMLElement;
    const buttons = within(card).getAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await userEvent.click(await body.findByRole('menuitem', { name: /Delete/ }));
    const dialog = await body.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(canvas.queryByText('Summer sale')).toBeNull());
  },
};
/** A draft becomes finished: its card says so no more. */
export const MarksAsFinished: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = (await canvas.findByText('Summer sale')).closest('article') as HTMLElement;
    await waitFor(() => expect(within(card).getByText(/^Draft · /)).toBeVisible());
    await userEvent.click(within(card).getAllByRole('button').at(-1) as HTMLElement);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Mark as finished' }));
    await waitFor(() => expect(within(card).queryByText(/^Draft · /)).toBeNull());
    await userEvent.click(within(card).getAllByRole('button').at(-1) as HTMLElement);
    const item = await body.findByRole('menuitem', { name: 'Mark as draft' });
    await waitFor(() => expect(item).toBeVisible());
  },
};
export const Loading: Story = { parameters: { answers: { projects: 'waits' } } };
export const Empty: Story = { parameters: { answers: { projects: () => pageOf([]) } } };
export const Failed: Story = { parameters: { answers: { projects: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...EveryState, ...PHONE };
export const LongWords: Story = { ...EveryState, ...LONG_WORDS };
export const RightToLeft: Story = { ...EveryState, ...ARABIC };
export const Dark: Story = { ...EveryState, ...DARK };
