import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandEditing } from '../../../elements/react/library/brand-form/brand-editing';
import { useBrandStyles } from '../../../elements/react/library/brands/brand-styles';
import { demoBrands } from '../../story-account/demo-account';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

function Styled(props: Parameters<typeof BrandEditing>[0]) {
  useBrandStyles();
  return <BrandEditing {...props} />;
}

const meta: Meta<typeof BrandEditing> = {
  parameters: {
    without: { states: 'loading, empty, error', why: 'It opens with what the list has; the list shows failures.' },
  },
  title: 'Account/Brand form',
  component: BrandEditing,
  args: { brand: 'new', onClose: fn(), onSaved: fn(), onDeleted: fn() },
  render: (args) => <Styled {...args} />,
};
export default meta;
type Story = StoryObj<typeof BrandEditing>;

export const New: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Corner Cafe');
    await userEvent.click(within(dialog).getByRole('button', { name: /Save|Create/ }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
  },
};
export const Existing: Story = {
  render: (args, context) => <Styled {...args} brand={demoBrands(loadedOf(context).library)[0] ?? 'new'} />,
  play: shown(/Website/),
};
export const Deleting: Story = {
  args: { isDeleting: true },
  render: (args, context) => <Styled {...args} brand={demoBrands(loadedOf(context).library)[0] ?? 'new'} />,
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
