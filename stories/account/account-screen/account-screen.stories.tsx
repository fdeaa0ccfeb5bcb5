import { useAccountScreen } from '@spotreel/elements/internal/account';
import { Button } from '@spotreel/elements/internal/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountPanel, type AccountPanelProps } from '../../../elements/react/account/account-screen/account-panel';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

const meta: Meta<typeof AccountPanel> = {
  title: 'Account/Panel',
  component: AccountPanel,
  parameters: { without: { states: 'loading, empty, error', why: 'a frame around what screens put into it' } },
  args: { title: 'Password', text: 'A sentence about this part of the account.' },
  render: (args) => <StyledPanel {...args} />,
};
export default meta;
type Story = StoryObj<typeof AccountPanel>;

/** Styles of the account's pages are downloaded with the first of them. */
function StyledPanel(props: AccountPanelProps) {
  useAccountScreen();
  return <AccountPanel {...props} />;
}

export const WithAnAction: Story = { args: { children: <Button>Change</Button> } };
export const WithAState: Story = { args: { aside: <span className="sr-state-tag">On</span> } };
export const OnAPhone: Story = { ...WithAnAction, ...PHONE };
export const LongWords: Story = { ...WithAnAction, ...LONG_WORDS };
export const RightToLeft: Story = { ...WithAnAction, ...ARABIC };
export const Dark: Story = { ...WithAnAction, ...DARK };
