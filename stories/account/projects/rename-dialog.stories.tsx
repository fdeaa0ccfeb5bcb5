import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RenameDialog } from '../../../elements/react/account/projects/rename-dialog';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

const meta: Meta<typeof RenameDialog> = {
  parameters: { without: { states: 'loading, error', why: 'It only asks; the list renames.' } },
  title: 'Account/Rename dialog',
  component: RenameDialog,
  args: { name: 'Winter menu', onClose: fn(), onRename: fn() },
};
export default meta;
type Story = StoryObj<typeof RenameDialog>;

const dialog = async (element: HTMLElement) => within(await within(element.ownerDocument.body).findByRole('dialog'));

export const Renames: Story = {
  play: async ({ canvasElement, args }) => {
    const field = (await dialog(canvasElement)).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Spring menu{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Spring menu');
  },
};
/** An empty name changes nothing. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await dialog(canvasElement);
    await userEvent.clear(form.getByRole('textbox'));
    await userEvent.click(form.getByRole('button', { name: /Rename|Save/ }));
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = {
  args: { name: 'Weihnachtsfeiertagsöffnungszeiten aller unserer vier Bäckereifilialen' },
  ...LONG_WORDS,
};
export const RightToLeft: Story = { args: { name: 'قائمة الشتاء' }, ...ARABIC };
export const Dark: Story = { ...DARK };
