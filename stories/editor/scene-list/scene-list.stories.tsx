import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { SceneList, type SceneListProps } from '../../../elements/react/editor/scene-list/scene-list';
import type { SceneListEntry } from '../../../elements/react/editor/scene-list/scene-list-entry';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';

function Styled(props: SceneListProps) {
  useEditorStyles();
  return <SceneList {...props} />;
}

const notices: Readonly<Record<number, readonly string[]>> = { 1: ['The headline does not fit its place.'] };

const meta: Meta<typeof SceneList> = {
  title: 'Editor/Scene list',
  component: SceneList,
  parameters: { without: { states: 'loading, error', why: 'The editor loads.' }, page: 'column' },
  args: {
    scenes: [],
    ratio: 'landscape',
    selectedId: 2,
    onSelect: fn(),
    onMove: fn(),
    onDuplicate: fn(),
    onRemove: fn(),
    onAdd: fn(),
  },
  render: (args, context) => {
    const { library } = loadedOf(context);
    const family = library.recipes[0]?.templateFamilies[0];
    const scenes = (family?.defaultIngredientIds ?? []).map((id, index): SceneListEntry => {
      const template = library.scene(id, args.ratio);
      return {
        id: index + 1,
        name: template.name,
        durationSeconds: template.duration,
        posterUrl: template.preview,
        notices: notices[index] ?? [],
        samples: index === 2 ? { texts: 2, images: 1 } : undefined,
        duplicateRefusal: undefined,
        removeRefusal: undefined,
      };
    });
    return <Styled {...args} scenes={scenes} />;
  },
};
export default meta;
type Story = StoryObj<typeof SceneList>;

export const Landscape: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add scene' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};
export const Portrait: Story = { args: { ratio: 'portrait' } };
export const NoRoomForMore: Story = {
  args: { addRefusal: 'Your plan has no room for another scene.', upgradeUrl: 'https://plans.example' },
};
export const Empty: Story = { render: (args) => <Styled {...args} scenes={[]} selectedId={null} /> };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
