import { ProjectEditor } from '@spotreel/elements/react';
import type { Project } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoProject } from '../../story-account/demo-account';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { storyLibrary } from '../../story-account/story-account';
import type { StoryAnswer } from '../../story-account/story-call';

/** Every text of the first two scenes comes from the assistant. */
const generated: StoryAnswer = async (): Promise<Project> => {
  const project = demoProject(await storyLibrary());
  const ingredients = project.ingredients.map((scene, index) => {
    const fields = index < 2 ? (scene.template?.fields.texts ?? []) : [];
    return fields.length > 0
      ? { ...scene, texts: fields.map(({ innerReference, name }) => ({ id: innerReference, value: `Our ${name}` })) }
      : scene;
  });
  const generatedTexts = ingredients
    .slice(0, 2)
    .flatMap(({ id: ingredient, texts }) => texts.map(({ id, value }) => ({ ingredient, id, value })));
  return { ...project, ingredients, generatedTexts };
};

const NEVER_EXPORTED = { status: 'new', percentageComplete: 0, queuePosition: null, videoUrls: [], renders: [] };

const meta: Meta<typeof ProjectEditor> = {
  title: 'Editor/Generated texts',
  component: ProjectEditor,
  parameters: {
    page: 'screen',
    without: { states: 'loading, empty, error', why: 'The states of Project editor.' },
    answers: {
      project: generated,
      checkGeneratedTexts: () => ({ id: 7, generatedTexts: [] }),
      projectRenders: () => [],
      projectStatus: () => NEVER_EXPORTED,
    },
  },
  args: { projectId: 7 },
  render: (args) => (
    <div className="story-editor">
      <ProjectEditor {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ProjectEditor>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const TITLE = /^Review \d+ AI texts?$/;

async function barOf(canvas: Canvas) {
  return within(await canvas.findByRole('region', { name: TITLE }, { timeout: 15_000 }));
}

const countIn = (canvas: Canvas) =>
  Number(/\d+/.exec(canvas.getByRole('region', { name: TITLE }).ariaLabel ?? '')?.[0]);

/** Each field says that the assistant wrote its text. */
export const Marked: Story = {
  play: async ({ canvas }) => {
    await barOf(canvas);
    await waitFor(() => expect(canvas.getAllByText('Written by the assistant').length).toBeGreaterThan(1));
  },
};

/** The arrows lead from text to text, into the next scene too. */
export const Walks: Story = {
  play: async ({ canvas }) => {
    const bar = await barOf(canvas);
    const count = countIn(canvas);
    await userEvent.click(bar.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(`1 of ${count}: Small heading`));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Small heading' })).toHaveFocus());
    await userEvent.click(bar.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(`${count} of ${count}`));
  },
};

/** Confirming a text takes its mark away and leads to the next one. */
export const Confirms: Story = {
  play: async ({ canvas }) => {
    await barOf(canvas);
    const count = countIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve: Small heading' }));
    await waitFor(() => expect(countIn(canvas)).toBe(count - 1));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Headline' })).toHaveFocus());
    await userEvent.click((await barOf(canvas)).getByRole('button', { name: 'Approve all' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: TITLE })).toBeNull());
    await expect(canvas.queryByText('Written by the assistant')).toBeNull();
  },
};

/** An edit takes the mark away. */
export const Edits: Story = {
  play: async ({ canvas }) => {
    await barOf(canvas);
    const count = countIn(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Headline' }), '!');
    await waitFor(() => expect(countIn(canvas)).toBe(count - 1));
  },
};

/** An export is not kept back: the dialog says what is not checked. */
export const BeforeAnExport: Story = {
  play: async ({ canvas, canvasElement }) => {
    await barOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Export/ }));
    const { body } = canvasElement.ownerDocument;
    const dialog = within(await within(body).findByRole('dialog', {}, { timeout: 15_000 }));
    await waitFor(() => expect(dialog.getByText(/texts were written by the assistant/)).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Export(?! in)/ })).toBeEnabled());
  },
};

export const OnAPhone: Story = { ...PHONE };
export const Dark: Story = { ...Marked, ...DARK };
export const RightToLeft: Story = { ...ARABIC };
export const LongWords: Story = { ...LONG_WORDS };
