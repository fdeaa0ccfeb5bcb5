import { Button, IconButton } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Star, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { LONG_ACTION } from '../../story-account/people-texts';

const meta: Meta<typeof Button> = {
  parameters: { without: { states: 'empty, error', why: 'It has a label in every state.' } },
  title: 'Controls/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Create video', onClick: fn() },
};
export default meta;
type Story = StoryObj<typeof Button>;

/** Once a view: what people came for. */
export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create video' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="story-row">
      <Button {...args} variant="primary">
        Primary
      </Button>
      <Button {...args}>Secondary</Button>
      <Button {...args} variant="quiet">
        Quiet
      </Button>
      <Button {...args} variant="danger" icon={<Trash2 aria-hidden />}>
        Danger
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      <Button {...args} size="sm" icon={<Plus aria-hidden />}>
        Small
      </Button>
      <Button {...args} icon={<Plus aria-hidden />}>
        Medium
      </Button>
      <Button {...args} size="lg" icon={<Plus aria-hidden />}>
        Large
      </Button>
    </div>
  ),
};

/** The label stays, the focus too; another click does nothing. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = { args: { children: LONG_ACTION, size: 'lg' }, ...LONG_WORDS };
export const RightToLeft: Story = { ...Variants, ...ARABIC };

export const IconAlone: Story = {
  render: (args) => (
    <div className="story-row">
      <IconButton label="Add to favorites" onClick={args.onClick}>
        <Star aria-hidden />
      </IconButton>
      <IconButton label="Delete" variant="secondary" onClick={args.onClick}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  ),
};

export const Dark: Story = { ...Variants, ...DARK };
