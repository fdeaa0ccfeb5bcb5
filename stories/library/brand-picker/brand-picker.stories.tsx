import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { lazyStyles } from '../../../elements/react/foundation/styles/lazy-styles';
import { BrandPicker, type BrandPickerProps } from '../../../elements/react/library/brand-picker/brand-picker';
import brandPickerCss from '../../../elements/react/library/brand-picker/brand-picker.css?inline';
import { useBrandStyles } from '../../../elements/react/library/brands/brand-styles';
import { demoBrands } from '../../story-account/demo-account';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';
import { peopleTexts } from '../../story-account/people-texts';

const usePickerStyles = lazyStyles([brandPickerCss]);

function Styled(props: BrandPickerProps) {
  useBrandStyles();
  usePickerStyles();
  return <BrandPicker {...props} />;
}

const meta: Meta<typeof BrandPicker> = {
  title: 'Account/Brand picker',
  component: BrandPicker,
  parameters: { without: { states: 'loading, error', why: 'The panel around it loads the brands.' }, page: 'column' },
  args: { brands: [], selectedId: 200, onPick: fn(), onEdit: fn() },
  render: (args, context) => (
    <Styled {...args} brands={peopleTexts(demoBrands(loadedOf(context).library), context.globals.locale)} />
  ),
};
export default meta;
type Story = StoryObj<typeof BrandPicker>;

export const OneInUse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Harbor Bakery/ }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 201 }));
  },
};
export const NoneInUse: Story = { args: { selectedId: null } };
export const NoBrands: Story = { render: (args) => <Styled {...args} brands={[]} selectedId={null} /> };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
