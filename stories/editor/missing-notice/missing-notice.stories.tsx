import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MissingNotice } from '../../../elements/react/editor/missing-notice/missing-notice';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { LONG_ACTION, LONG_NAME } from '../../story-account/people-texts';

const meta: Meta<typeof MissingNotice> = {
  parameters: { without: { states: 'loading, empty, error', why: 'It is the error; without one it is not there.' } },
  title: 'Editor/Missing notice',
  component: MissingNotice,
  args: {
    entries: [
      {
        missing: { kind: 'picture', sceneId: 1, field: 'logo', mediaId: 51 },
        what: 'Scene 1: the picture “Logo”',
        replace: { label: 'Choose another', onReplace: fn() },
        repair: 'Use the template’s own',
      },
      {
        missing: { kind: 'kit', musicKitId: 30 },
        what: 'The music',
        replace: undefined,
        repair: 'Go on without music',
      },
    ],
    onRepair: fn(),
    onRepairAll: fn(async () => {}),
  },
};
export default meta;
type Story = StoryObj<typeof MissingNotice>;

export const Closed: Story = {};
export const Details: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: /Go on without music/ }));
    await expect(args.onRepair).toHaveBeenCalledWith({ kind: 'kit', musicKitId: 30 });
  },
};
export const OnAPhone: Story = { ...Details, ...PHONE };
export const LongWords: Story = {
  args: {
    entries: [
      {
        missing: { kind: 'kit', musicKitId: 30 },
        what: LONG_NAME,
        replace: { label: LONG_ACTION, onReplace: fn() },
        repair: LONG_ACTION,
      },
    ],
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { expanded: false })),
  ...LONG_WORDS,
};
export const RightToLeft: Story = { ...Details, ...ARABIC };
export const Dark: Story = { ...Details, ...DARK };
