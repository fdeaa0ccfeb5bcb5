import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { SceneForm, type SceneFormProps } from '../../../elements/react/editor/scene-form/scene-form';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';

function Styled(props: SceneFormProps) {
  useEditorStyles();
  return <SceneForm {...props} />;
}

const meta: Meta<typeof SceneForm> = {
  title: 'Editor/Scene form',
  component: SceneForm,
  parameters: {
    without: { states: 'loading, empty, error', why: 'The editor loads; a scene has fields.' },
    page: 'column',
  },
  args: {
    values: { texts: {}, images: {}, colors: {} },
    media: {},
    swatches: ['#1f3d36', '#e8a33d', '#f6f1e7'],
    overflowing: new Set(),
    colliding: new Set(),
    onText: fn(),
    onColor: fn(),
    onImage: fn(),
    onPickImage: fn(),
    onEditImage: fn(),
  },
  render: (args, context) => {
    const { library } = loadedOf(context);
    const template = library.scene(library.recipes[0]?.templateFamilies[0]?.defaultIngredientIds[1] ?? 0, 'landscape');
    return <Styled {...args} template={template} />;
  },
};
export default meta;
type Story = StoryObj<typeof SceneForm>;

export const Template: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('textbox');
    await userEvent.type(first as HTMLElement, '!');
    await expect(args.onText).toHaveBeenCalled();
  },
};

/** A form with pictures: an animation outside recipes. */
export const WithPictures: Story = {
  render: (args, context) => <Styled {...args} template={loadedOf(context).library.scene(2001, 'landscape')} />,
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...WithPictures, ...DARK };
