import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyCaps } from '../../../elements/react/controls/key-caps/key-caps';
import keyCapsCss from '../../../elements/react/controls/key-caps/key-caps.css?inline';
import { lazyStyles } from '../../../elements/react/foundation/styles/lazy-styles';
import { DARK } from '../../story-account/looks';

const useStyles = lazyStyles([keyCapsCss]);

function Styled({ shortcut }: { shortcut: string }) {
  useStyles();
  return <KeyCaps shortcut={shortcut} />;
}

const meta: Meta<typeof KeyCaps> = {
  parameters: {
    without: {
      states: 'loading, empty, error, long, rtl, phone',
      why: 'Names of keys are short and the same everywhere.',
    },
  },
  title: 'Controls/Key caps',
  component: KeyCaps,
  tags: ['autodocs'],
  args: { shortcut: 'Mod+K' },
  render: (args) => <Styled {...args} />,
};
export default meta;
type Story = StoryObj<typeof KeyCaps>;

export const WithModifier: Story = {};
export const Single: Story = { args: { shortcut: 'Space' } };
export const Arrow: Story = { args: { shortcut: 'Shift+ArrowLeft' } };
export const Dark: Story = { ...DARK };
