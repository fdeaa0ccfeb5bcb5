import { AssistantView } from '@spotreel/elements/internal/account';
import type { ProjectBrief } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unfinishedPlan } from '../../story-account/answers/assistant-answers';
import { DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';
import type { StoryAnswer } from '../../story-account/story-call';

const meta: Meta<typeof AssistantView> = {
  title: 'Account/Assistant',
  component: AssistantView,
  args: { onCreated: fn() },
  parameters: { page: 'screen' },
};
export default meta;
type Story = StoryObj<typeof AssistantView>;

/** Plans a video for the first example. */
const planned: NonNullable<Story['play']> = (context) => plannedFor(/^Spring sale/, context);

const HIRING =
  'We are hiring a nurse for our practice in Leeds, full-time, with 30 days of holiday, a friendly team and free parking.';

const twoScenes: StoryAnswer = (asked, own) => unfinishedPlan(own.aiStoryboard?.(asked, own) as ProjectBrief, 2);

async function plannedFor(example: RegExp, { canvas }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: example }));
  await userEvent.click(canvas.getByRole('button', { name: 'Make storyboard' }));
  await expect(await canvas.findByRole('region', { name: 'Storyboard' })).toBeVisible();
}

export const Empty: Story = { play: shown('Make storyboard') };
export const Planned: Story = { play: planned };
export const EditsAText: Story = {
  play: async (context) => {
    await planned(context);
    const [field] = await context.canvas.findAllByRole('textbox', { name: 'Headline' });
    if (!field) throw new Error('no headline');
    await userEvent.clear(field);
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'Ours');
    await expect(field).toBeValid();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Create video' }));
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledWith(7));
  },
};
/** An earlier brief opens with its storyboard and its conversation. */
export const OpensAnEarlierBrief: Story = {
  play: async ({ canvas }) => {
    const earlier = within(await canvas.findByRole('region', { name: 'Earlier briefs' }));
    await userEvent.click(earlier.getByRole('button', { name: /^Spring sale/ }));
    await expect(await canvas.findByRole('region', { name: 'Storyboard' })).toBeVisible();
    await expect(within(canvas.getByRole('log')).getByText('shorter')).toBeVisible();
  },
};
export const RemovesAScene: Story = {
  play: async (context) => {
    await planned(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Remove scene 1' }));
    await expect(context.canvas.queryByRole('listitem', { name: /^Scene 4:/ })).toBeNull();
  },
};
export const Answers: Story = {
  play: async (context) => {
    await planned(context);
    await userEvent.type(context.canvas.getByRole('textbox', { name: 'Ask for a change' }), 'friendlier{Enter}');
    const log = within(context.canvas.getByRole('log'));
    await expect(await log.findByText('I work with rules.')).toBeVisible();
  },
};
/** A language model wrote the texts: each is marked until it is changed, and can be written anew. */
export const ByALanguageModel: Story = {
  play: async (context) => {
    await plannedFor(/^We are hiring/, context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByText(/A language model wrote these texts/)).toBeVisible());
    const [scene] = await canvas.findAllByRole('listitem', { name: /^Scene 1:/ });
    if (!scene) throw new Error('no scene');
    const marks = () => within(scene).queryAllByRole('img', { name: 'Written by the assistant' }).length;
    const before = marks();
    await userEvent.type(within(scene).getByRole('textbox', { name: 'Headline' }), '!');
    await waitFor(() => expect(marks()).toBe(before - 1));
    await waitFor(() => expect(within(scene).getByRole('combobox', { name: 'Rewrite scene 1' })).toBeVisible());
  },
};
/** The language model failed: the rules planned, and the page says why. */
export const LanguageModelFails: Story = {
  play: async (context) => {
    await plannedFor(/^3 tips/, context);
    await waitFor(() => expect(context.canvas.getByText('The language model didn’t answer')).toBeVisible());
  },
};
/** A language model has written two scenes and still writes. */
export const Writing: Story = {
  parameters: { answers: { aiStoryboard: twoScenes } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^We are hiring/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make storyboard' }));
    const scenes = within(await canvas.findByRole('region', { name: 'Scenes so far' }));
    await waitFor(() => expect(scenes.getByText('Price tags style. Writing scene 3…')).toBeVisible());
    await waitFor(() => expect(scenes.getAllByRole('heading')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('All garden furniture')).toBeVisible());
  },
};
export const StopsWriting: Story = {
  ...Writing,
  play: async (context) => {
    await Writing.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('region', { name: 'Scenes so far' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'What is your video about?' })).toHaveValue(HIRING));
  },
};
export const WritingOnAPhone: Story = { ...Writing, ...PHONE };
/** The language model failed midway: its scenes stay. */
export const LanguageModelStops: Story = {
  play: async ({ canvas }) => {
    const brief = await canvas.findByRole('textbox', { name: 'What is your video about?' });
    await userEvent.type(brief, 'Half of it comes from a model.');
    await userEvent.click(canvas.getByRole('button', { name: 'Make storyboard' }));
    await expect(await canvas.findByText('The language model stopped midway')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { answers: { aiStoryboard: 'waits' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Spring sale/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make storyboard' }));
    await expect(await canvas.findByText('Choosing a style for your video…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Make storyboard' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { answers: { aiStoryboard: 'internal' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Spring sale/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make storyboard' }));
    await expect(await canvas.findByText('The assistant could not finish. Try again.')).toBeVisible();
  },
};
export const OnAPhone: Story = { ...PHONE, play: planned };
export const Dark: Story = { ...DARK, play: planned };
export const RightToLeft: Story = { ...MIRRORED, play: planned };
export const LongWords: Story = { ...LONG_WORDS };
