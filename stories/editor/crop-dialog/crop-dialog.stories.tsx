import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CropDialog } from '../../../elements/react/editor/crop-dialog/crop-dialog';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { LONG_NAME } from '../../story-account/people-texts';

const meta: Meta<typeof CropDialog> = {
  parameters: { without: { states: 'empty', why: 'There is a picture always.' } },
  title: 'Editor/Crop dialog',
  component: CropDialog,
  args: {
    name: 'Product',
    aspectRatio: 1,
    initial: undefined,
    isBusy: false,
    failure: undefined,
    onCrop: fn(),
    onWhole: undefined,
    onClose: fn(),
  },
  render: (args, context) => {
    const { library } = loadedOf(context);
    const photo = library.media.find(({ type, mimeType }) => type === 'image' && mimeType === 'image/jpeg');
    return <CropDialog {...args} media={photo ?? library.logo} />;
  },
};
export default meta;
type Story = StoryObj<typeof CropDialog>;

export const Square: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const buttons = dialog.getAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(args.onCrop).toHaveBeenCalled();
  },
};
export const Wide: Story = { args: { aspectRatio: 16 / 9, onWhole: fn() } };
export const Busy: Story = { args: { isBusy: true } };
export const Failed: Story = { args: { failure: 'The server cannot be reached.' } };
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { args: { name: LONG_NAME, onWhole: fn() }, ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
