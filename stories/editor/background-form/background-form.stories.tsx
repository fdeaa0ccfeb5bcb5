import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  BackgroundForm,
  type BackgroundFormProps,
} from '../../../elements/react/editor/background-form/background-form';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { MovingPictureOffer } from '../../../elements/react/editor/project-editor/media/moving-picture-offer';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';

function Styled(props: BackgroundFormProps) {
  useEditorStyles();
  return <BackgroundForm {...props} />;
}

const meta: Meta<typeof BackgroundForm> = {
  title: 'Editor/Background form',
  component: BackgroundForm,
  parameters: { without: { states: 'loading, empty', why: 'There is a background always.' }, page: 'column' },
  args: {
    value: { type: 'color', value: '#1f3d36' },
    swatches: ['#1f3d36', '#e8a33d', '#f6f1e7'],
    onChange: fn(),
    onPick: fn(),
  },
  render: (args, context) => {
    const { library } = loadedOf(context);
    const template = library.scene(2001, 'landscape');
    const backgrounds = { ...template.backgrounds, color: true, image: true, video: true };
    const media = Object.fromEntries(library.media.map((item) => [item.id, item]));
    return <Styled {...args} template={{ ...template, backgrounds }} media={media} />;
  },
};
export default meta;
type Story = StoryObj<typeof BackgroundForm>;

export const Color: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Picture|Image/ }));
    await expect(args.onPick).toHaveBeenCalledWith('image');
  },
};
export const Picture: Story = { args: { value: { type: 'image', value: 1, scale: 1.4, position: '0.1,0' } } };
/** An animated picture is offered as a video, with progress while the server makes it. */
export const Animated: Story = {
  ...Picture,
  parameters: { answers: { filmOfImage: 'waits' } },
  render: (args, context) => {
    const [image] = loadedOf(context).library.media;
    const note = image && <MovingPictureOffer image={image} onFilm={fn()} />;
    return <>{meta.render?.({ ...args, movingNote: note }, context)}</>;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use as video' }));
    await expect(canvas.getByRole('progressbar', { name: 'Use as video' })).toBeVisible();
  },
};
export const NotAnimated: Story = {
  ...Animated,
  parameters: { answers: { filmOfImage: 'media_type_unsupported' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use as video' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const HardToRead: Story = { args: { warning: 'Hard to read: Headline on this background.' } };
export const LongWords: Story = { ...Picture, ...LONG_WORDS };
export const RightToLeft: Story = { ...Picture, ...ARABIC };
export const Dark: Story = { ...Picture, ...DARK };
