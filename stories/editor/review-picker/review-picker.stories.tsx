import { formSections } from '@spotreel/sdk/internal/project';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ReviewChoice } from '../../../elements/react/editor/review-picker/review-choice';
import { demoReviews } from '../../story-account/answers/review-answers';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof ReviewChoice> = {
  title: 'Editor/Review choice',
  component: ReviewChoice,
  parameters: { page: 'column' },
  args: { onPick: fn() },
  render: (args, context) => {
    const { library } = loadedOf(context);
    // a review of the product launch
    const [fields] = formSections(library.scene(1106, 'landscape')).groups;
    if (!fields) throw new Error('The scene has no review');
    return <ReviewChoice {...args} fields={fields} />;
  },
};
export default meta;
type Story = StoryObj<typeof ReviewChoice>;

async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Choose a review' }));
  await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  return within(page.getByRole('dialog'));
}

const opened = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const dialog = await open(canvasElement);
  await dialog.findByText('Lea Brandt · 5 of 5 stars');
};

/** The review fills its fields, and what the scene said of another person goes; the dialog closes. */
export const Picks: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findByText(/characters over the limit/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^A warm light/ }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    const [[texts]] = (args.onPick as ReturnType<typeof fn>).mock.calls as [[Record<string, string>]];
    await expect(Object.values(texts)).toEqual([demoReviews[1]?.text, 'Jonas K.', '']);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
export const List: Story = { play: opened };
/** A source that fails is named beside the reviews of the others. */
export const SourceFails: Story = {
  parameters: {
    answers: {
      externalReviews: () => ({
        reviews: demoReviews.slice(0, 1),
        page: 1,
        totalResults: 1,
        problem: 'Halo Lamps: Trustpilot does not respond. Try again in a few minutes.',
      }),
    },
  },
  play: async (context) => {
    await opened(context);
    await shown('Trustpilot does not respond')(context);
  },
};
export const Empty: Story = {
  parameters: { answers: { externalReviews: () => ({ reviews: [], page: 1, totalResults: 0, problem: null }) } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByText('No reviews match');
  },
};
export const Loading: Story = {
  parameters: { answers: { externalReviews: 'waits' } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const Failed: Story = {
  parameters: { answers: { externalReviews: 'internal' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole('button', { name: 'Try again' });
    await expect(dialog.queryByRole('list')).toBeNull();
  },
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...List, ...DARK };
export const Phone: Story = { ...List, ...PHONE };
