import type { ErrorCode } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RenderRefusal } from '../../../elements/react/editor/render-refusal/render-refusal';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { EditorPage, paintedEditor } from '../editor-page';

/** Reason in the dialog why an export may not begin, and the next step. */
const meta: Meta<typeof RenderRefusal> = {
  title: 'Editor/Export refused',
  component: RenderRefusal,
  parameters: { without: { states: 'loading', why: 'The render dialog has it.' }, page: 'screen' },
  render: () => <EditorPage upgradeUrl="https://plans.example" />,
};
export default meta;
type Story = StoryObj<typeof RenderRefusal>;

/** Asks for an export that the server refuses with `code`. */
const refused = (code: ErrorCode): Story => ({
  parameters: { answers: { requestRender: code, projectRenders: () => [] } },
  play: async ({ canvasElement }) => {
    const page = await paintedEditor(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Exp/ }));
    // the last one; the ones before choose where the file is made
    const start = () => within(page.getByRole('dialog')).getAllByRole('button', { name: /^Exp/ }).at(-1) as HTMLElement;
    // it waits for the list of earlier exports
    await waitFor(() => expect(start()).toBeEnabled());
    await userEvent.click(start());
    await waitFor(() => expect(page.getByRole('dialog').querySelector('.sr-notice')).not.toBeNull());
  },
});

export const LimitReached: Story = refused('render_limit');
export const AnotherIsRunning: Story = refused('concurrent_render_limit');
export const TooLongForThePlan: Story = refused('recipe_duration_limit');
export const NothingChanged: Story = refused('render_without_customisation');
export const ServerError: Story = refused('internal');
export const OnAPhone: Story = { ...LimitReached, ...PHONE };
export const LongWords: Story = { ...LimitReached, ...LONG_WORDS };
export const RightToLeft: Story = { ...LimitReached, ...MIRRORED };
export const Dark: Story = { ...LimitReached, ...DARK };
