import type { ProjectSummary } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProjectCard, type ProjectCardProps } from '../../../elements/react/account/project-card/project-card';
import { demoProjects } from '../../story-account/demo-account';
import { link } from '../../story-account/links';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { ARABIC_NAME, LONG_NAME } from '../../story-account/people-texts';

/** The demo account's project of an id, changed. */
function project(id: number, change: Partial<ProjectSummary> = {}) {
  return (args: ProjectCardProps, context: Pick<StoryContext, 'loaded'>) => {
    const found = demoProjects(loadedOf(context).library).find((one) => one.id === id);
    if (!found) return <p>There is no such project.</p>;
    return (
      <div className="story-card">
        <ProjectCard {...args} project={{ ...found, ...change }} />
      </div>
    );
  };
}

const meta: Meta<typeof ProjectCard> = {
  parameters: { without: { states: 'loading', why: 'A skeleton of the list.' } },
  title: 'Account/Project card',
  component: ProjectCard,
  args: {
    link,
    onToggleFavourite: fn(),
    onOpen: fn(),
    onRename: fn(),
    onDuplicate: fn(),
    onToggleDraft: fn(),
    onDownload: fn(),
    onDelete: fn(),
  } as never,
  render: project(7),
};
export default meta;
type Story = StoryObj<typeof ProjectCard>;

export const Edited: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /favorites/ }));
    await expect(args.onToggleFavourite).toHaveBeenCalled();
  },
};
export const Finished: Story = { render: project(7, { draft: false }) };
export const Rendering: Story = { render: project(8) };
export const Ready: Story = { render: project(9) };
export const EditedSinceExport: Story = { render: project(10) };
export const Failed: Story = { render: project(11) };
export const Portrait: Story = { render: project(12) };
export const Picture: Story = { render: project(13) };
export const WithoutPicture: Story = { render: project(7, { posterUrl: null }) };
export const LongName: Story = {
  render: project(7, { name: 'Opening hours of all four bakeries over the holidays and in the first week of January' }),
};
export const LongWords: Story = { render: project(9, { name: LONG_NAME }), ...LONG_WORDS };
export const RightToLeft: Story = { render: project(9, { name: ARABIC_NAME }), ...ARABIC };
export const Dark: Story = { render: project(9), ...DARK };
