import { ProjectEditor } from '@spotreel/elements/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../elements/react/stage/stage';
import { demoProject } from '../story-account/demo-account';
import { DARK } from '../story-account/looks';
import { storyLibrary } from '../story-account/story-account';

/** Where the video is seen: it lives inside an editor. */
const meta: Meta<typeof Stage> = {
  title: 'Editor/Stage',
  component: Stage,
  parameters: { page: 'screen' },
  render: () => (
    <div className="story-editor">
      <ProjectEditor projectId={7} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Stage>;

const inRatio = (ratio: 'portrait' | 'square', width: number, height: number): Story => ({
  parameters: {
    answers: {
      project: async () => {
        const library = await storyLibrary();
        const project = demoProject(library);
        const ingredients = project.ingredients.map((scene) => ({
          ...scene,
          template: library.scene(scene.ingredientTemplateId, ratio),
        }));
        return { ...project, ratio, width, height, ingredients };
      },
    },
  },
});

const painted: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findAllByRole('button', { name: /^Edit text/ }, { timeout: 20_000 });
};

export const Landscape: Story = { play: painted };
export const Portrait: Story = { ...inRatio('portrait', 1080, 1920), play: painted };
export const Square: Story = { ...inRatio('square', 1080, 1080), play: painted };
export const Dark: Story = { play: painted, ...DARK };
