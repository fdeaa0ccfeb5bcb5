import { ProjectEditor } from '@spotreel/elements/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { demoProject } from '../../story-account/demo-account';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';
import { storyLibrary } from '../../story-account/story-account';

const meta: Meta<typeof ProjectEditor> = {
  title: 'Editor/Project editor',
  component: ProjectEditor,
  parameters: { page: 'screen' },
  args: { projectId: 7, onSaved: fn() },
  render: (args) => (
    <div className="story-editor">
      <ProjectEditor {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ProjectEditor>;

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('group', { name: 'Edit on the image' }, { timeout: 15_000 });
};

/** A video of the library's first recipe, played and edited on the stage. */
export const Own: Story = { play: opened };

/** A text is typed; a moment later it is saved. */
export const Saves: Story = {
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: 'Video name' }, { timeout: 15_000 });
    await userEvent.clear(name);
    await userEvent.type(name, 'Spring menu{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(7), { timeout: 5_000 });
  },
};

/** The selected scene plays again and again, until Escape. */
export const Repeats: Story = {
  play: async (context) => {
    await opened(context);
    const repeat = context.canvas.getByRole('button', { name: 'Repeat this scene' });
    await userEvent.click(repeat);
    await waitFor(() => expect(repeat).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(repeat).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const Loading: Story = { parameters: { answers: { project: 'waits' } } };
export const NotFound: Story = {
  args: { projectId: 999, exit: <a href="#story">My Videos</a> },
  play: shown('My Videos'),
};
export const Failed: Story = { parameters: { answers: { project: 'internal' } }, play: shown('Try again') };

/** The last scene was removed. */
export const WithoutScenes: Story = {
  parameters: { answers: { project: async () => ({ ...demoProject(await storyLibrary()), ingredients: [] }) } },
};
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
