import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImageField, type ImageFieldProps } from '../../../elements/react/controls/image-field/image-field';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';

function Styled(props: ImageFieldProps) {
  useEditorStyles();
  return <ImageField {...props} />;
}

const meta: Meta<typeof ImageField> = {
  title: 'Controls/Image field',
  component: ImageField,
  parameters: { without: { states: 'loading, error', why: 'The picker shows them.' }, page: 'column' },
  args: { label: 'Logo', media: undefined, onReplace: fn(), onCrop: fn(), onBackground: fn(), onReset: fn() },
  render: (args, context) => <Styled {...args} media={loadedOf(context).library.logo} />,
};
export default meta;
type Story = StoryObj<typeof ImageField>;

export const OwnPicture: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Crop/ }));
    await expect(args.onCrop).toHaveBeenCalled();
  },
};
export const Animation: Story = {
  args: { label: 'Sticker', hint: 'Animation', onCrop: undefined, onBackground: undefined },
  render: (args, context) => (
    <Styled {...args} media={loadedOf(context).library.media.find(({ type }) => type === 'lottie')} />
  ),
};
export const Missing: Story = { render: (args) => <Styled {...args} media={undefined} /> };
export const LongWords: Story = { args: { label: 'Picture of the person who says it' }, ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
