import { type EditorProject, fromProject } from '@spotreel/sdk/internal/project';
import type { Conflict } from '@spotreel/sdk/internal/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VersionConflict } from '../../../elements/react/editor/version-conflict/version-conflict';
import { demoProject } from '../../story-account/demo-account';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

/** Two tabs have named the video and its colors differently; only this one has changed the font. */
function conflictOf(base: EditorProject): Conflict {
  const part = { sceneId: null, field: null };
  const palette = { mine: ['#1f3d36', '#e8a33d'], theirs: ['#7a2e1d', '#f3d9b1'] } as const;
  return {
    base,
    mine: { ...base, name: 'Winter menu', fontFamily: 'Lora' },
    theirs: { ...base, name: 'Menu for December' },
    overlaps: [
      { ...part, kind: 'name', key: 'name', before: 'Menu', mine: 'Winter menu', theirs: 'Menu for December' },
      { ...part, kind: 'palette', key: 'palette', before: [], mine: palette.mine, theirs: palette.theirs },
    ],
    onlyMine: [{ ...part, kind: 'font', key: 'font', before: null, after: 'Lora' }],
    onlyTheirs: [],
  };
}

const meta: Meta<typeof VersionConflict> = {
  parameters: { without: { states: 'loading, empty, error', why: 'It is opened by a conflict.' } },
  title: 'Editor/Version conflict',
  component: VersionConflict,
  args: { open: true, onPutOff: fn(), onResolve: fn(), onKeepBoth: fn(async () => {}) },
  render: (args, context) => {
    const project = demoProject(loadedOf(context).library);
    const templates = new Map(
      project.ingredients.flatMap(({ template }) => (template ? [[template.id, template] as const] : [])),
    );
    return (
      <VersionConflict
        {...args}
        conflict={conflictOf(fromProject(project))}
        templates={templates}
        media={project.media as never}
        names={{ brands: new Map(), kits: new Map() }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof VersionConflict>;

export const TwoParts: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    const sides = dialog.getAllByRole('radio');
    await userEvent.click(sides[1] as HTMLElement);
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
    await expect(args.onResolve).toHaveBeenCalledWith({ name: 'theirs' });
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
