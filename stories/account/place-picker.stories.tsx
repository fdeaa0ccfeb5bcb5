import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { lateStyles } from '../../elements/react/foundation/late-styles';
import { usePlaceStyles } from '../../elements/react/place-form/place-styles';
import { PlacePicker, type PlacePickerProps } from '../../elements/react/place-picker/place-picker';
import placePickerCss from '../../elements/react/place-picker/place-picker.css?inline';
import { demoPlaces } from '../story-account/demo-account';
import { loadedOf } from '../story-account/loaded';
import { ARABIC, DARK } from '../story-account/looks';

const usePickerStyles = lateStyles([placePickerCss]);

function Styled(props: PlacePickerProps) {
  usePlaceStyles();
  usePickerStyles();
  return <PlacePicker {...props} />;
}

const meta: Meta<typeof PlacePicker> = {
  title: 'Account/Brand picker',
  component: PlacePicker,
  parameters: { page: 'column' },
  args: { places: [], selectedId: 200, onPick: fn(), onEdit: fn() },
  render: (args, context) => <Styled {...args} places={demoPlaces(loadedOf(context).library)} />,
};
export default meta;
type Story = StoryObj<typeof PlacePicker>;

export const OneInUse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Harbor Bakery/ }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 201 }));
  },
};
export const NoneInUse: Story = { args: { selectedId: null } };
export const NoBrands: Story = { render: (args) => <Styled {...args} places={[]} selectedId={null} /> };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
