import { ProjectPreview } from '@spotreel/elements/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ARABIC, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ProjectPreview> = {
  title: 'Editor/Full-screen preview',
  component: ProjectPreview,
  parameters: {
    without: { states: 'empty, dark', why: 'The editor does not offer it without scenes; it is black always.' },
    page: 'screen',
  },
  args: { projectId: 7, onBack: fn() },
  render: (args) => (
    <div className="story-editor">
      <ProjectPreview {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ProjectPreview>;

export const Own: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Play|Pause|تشغيل/ }, { timeout: 15_000 });
  },
};
export const Loading: Story = { parameters: { answers: { project: 'waits' } } };
export const Failed: Story = { parameters: { answers: { project: 'internal' } }, play: shown('Try again') };
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
