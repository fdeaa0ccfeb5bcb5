import type { Project } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Stage } from '../../../elements/react/editor/stage/stage';
import { demoAnimation, demoProject } from '../../story-account/demo-account';
import type { Library } from '../../story-account/library-data';
import { DARK, PHONE } from '../../story-account/looks';
import { storyLibrary } from '../../story-account/story-account';
import { EditorPage, paintedEditor } from '../editor-page';

/** Video of an editor: it lives inside one. */
const meta: Meta<typeof Stage> = {
  title: 'Editor/Stage',
  component: Stage,
  parameters: {
    without: {
      states: 'empty, long, rtl',
      why: 'Its words are those of Picture editing; Project editor has no scenes once.',
    },
    page: 'screen',
  },
  render: () => <EditorPage />,
};
export default meta;
type Story = StoryObj<typeof Stage>;

const painted: NonNullable<Story['play']> = async ({ canvasElement }) => void (await paintedEditor(canvasElement));
const showing = (projectOf: (library: Library) => Project) => ({
  answers: { project: async () => projectOf(await storyLibrary()) },
});

export const Landscape: Story = { play: painted };
export const Portrait: Story = {
  parameters: showing((library) => {
    const project = demoProject(library);
    const ingredients = project.ingredients.map((scene) => ({
      ...scene,
      template: library.scene(scene.ingredientTemplateId, 'portrait'),
    }));
    return { ...project, ratio: 'portrait', width: 1080, height: 1920, ingredients };
  }),
  play: painted,
};
export const Square: Story = { parameters: showing((library) => demoAnimation(library, 2003)), play: painted };

/** Drags or drops files on the middle of the picture, with the events of a browser. */
async function drag(page: HTMLElement, type: 'dragOver' | 'drop', name: string, mimeType: string) {
  const stage = page.querySelector('.sr-stage') as HTMLElement;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['a picture'], name, { type: mimeType }));
  const place = { clientX: left + width * 0.7, clientY: top + height / 2 };
  await fireEvent(
    stage,
    new DragEvent(type.toLowerCase(), { ...place, dataTransfer, bubbles: true, cancelable: true }),
  );
}

const dragging =
  (type: 'dragOver' | 'drop', shows: string, name = 'lamp.png', mimeType = 'image/png'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await paintedEditor(canvasElement);
    await drag(canvasElement, type, name, mimeType);
    await waitFor(() => expect(canvasElement.querySelector(shows)).not.toBeNull(), { timeout: 5_000 });
  };

/** The part of the picture that a file would be put into. */
export const FileOverIt: Story = { play: dragging('dragOver', '.sr-drop-mark') };
export const Uploading: Story = {
  parameters: { answers: { uploadMedia: 'waits' } },
  play: dragging('drop', '.sr-upload-mark'),
};
export const UploadRefused: Story = {
  parameters: { answers: { uploadMedia: 'image_too_large' } },
  play: dragging('drop', '.sr-toast'),
};
export const WrongFile: Story = { play: dragging('drop', '.sr-toast', 'notes.pdf', 'application/pdf') };
export const OnAPhone: Story = { play: painted, ...PHONE };
export const Dark: Story = { play: painted, ...DARK };
