import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Panels } from '../../../elements/react/editor/project-editor/panels';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { EditorPage, paintedEditor } from '../editor-page';

/** The panels beside the stage, one after the other, with everything that is in them. */
const meta: Meta<typeof Panels> = {
  title: 'Editor/Panels',
  component: Panels,
  parameters: { without: { states: 'loading, empty', why: 'Each panel has a story file of its own.' }, page: 'screen' },
  render: () => <EditorPage />,
};
export default meta;
type Story = StoryObj<typeof Panels>;

/** Opens a tab and waits for what it shows; then that part of it is scrolled to. */
const panel = (tab: string, shows: RegExp, to?: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    const page = await paintedEditor(canvasElement);
    await userEvent.click(page.getByRole('tab', { name: tab }));
    const panels = await page.findByRole('tabpanel', { name: tab });
    await waitFor(() => expect(within(panels).getAllByText(shows).length).toBeGreaterThan(0), { timeout: 10_000 });
    if (to) within(panels).getByRole('heading', { name: to }).scrollIntoView();
  };
};

export const Texts: Story = { play: panel('Scene', /^Headline$/) };
export const Pictures: Story = { play: panel('Scene', /^Replace$/, 'Images') };
export const Colors: Story = { play: panel('Scene', /^Accent$/, 'Colors') };
export const Background: Story = { play: panel('Scene', /^Background$/, 'Background') };

/** A background on which the texts can hardly be read. */
export const LowContrast: Story = {
  play: async (context) => {
    await Background.play?.(context);
    const page = within(context.canvasElement);
    const background = page.getByRole('heading', { name: 'Background' }).closest('[data-background]') as HTMLElement;
    const well = background.querySelector<HTMLInputElement>('input[type=color]');
    await fireEvent.input(well as HTMLInputElement, { target: { value: '#1a1a17' } });
    await within(background).findByText(/is hard to read/, undefined, { timeout: 15_000 });
    within(background)
      .getByText(/is hard to read/)
      .scrollIntoView();
  },
};
export const Brand: Story = { play: panel('Style', /Juniper & Co/) };
export const VideoColors: Story = { play: panel('Style', /^Video colors$/, 'Video colors') };
export const Fonts: Story = { play: panel('Style', /^Manrope$/, 'Font') };
export const Music: Story = { play: panel('Music', /^Slow Bloom$/) };
/** Narrow windows have the scenes among the tabs. */
export const Scenes: Story = { play: panel('Scenes', /Call to action/), ...PHONE };
export const MusicOnAPhone: Story = { ...Music, ...PHONE };
export const StyleOnAPhone: Story = { ...Fonts, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...Brand, ...DARK };
