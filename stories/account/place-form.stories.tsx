import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PlaceEditing } from '../../elements/react/place-form/place-editing';
import { usePlaceStyles } from '../../elements/react/place-form/place-styles';
import { demoPlaces } from '../story-account/demo-account';
import { loadedOf } from '../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { shown } from '../story-account/shown';

function Styled(props: Parameters<typeof PlaceEditing>[0]) {
  usePlaceStyles();
  return <PlaceEditing {...props} />;
}

const meta: Meta<typeof PlaceEditing> = {
  title: 'Account/Brand form',
  component: PlaceEditing,
  args: { place: 'new', onClose: fn(), onSaved: fn(), onDeleted: fn() },
  render: (args) => <Styled {...args} />,
};
export default meta;
type Story = StoryObj<typeof PlaceEditing>;

export const New: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Corner Cafe');
    await userEvent.click(within(dialog).getByRole('button', { name: /Save|Create/ }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
  },
};
export const Existing: Story = {
  render: (args, context) => <Styled {...args} place={demoPlaces(loadedOf(context).library)[0] ?? 'new'} />,
  play: shown(/Website/),
};
export const Deleting: Story = {
  args: { isDeleting: true },
  render: (args, context) => <Styled {...args} place={demoPlaces(loadedOf(context).library)[0] ?? 'new'} />,
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Cancel/ }));
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { ...Existing, ...PHONE };
export const LongWords: Story = { render: Existing.render as never, ...LONG_WORDS };
export const RightToLeft: Story = { render: Existing.render as never, ...ARABIC };
export const Dark: Story = { ...Existing, ...DARK };
