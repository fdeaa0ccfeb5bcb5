/** The quick start of its README. The template is here instead of on Amazon S3, and has the text clip that the README adds by a button. */
import { Canvas, Controls, Edit, Timeline, UIController } from '@shotstack/shotstack-studio';

const edit = new Edit({
  timeline: {
    background: '#14304f',
    tracks: [
      {
        clips: [
          {
            asset: {
              type: 'rich-text',
              text: 'Hello world',
              font: { family: 'Work Sans', size: 72, weight: 600, color: '#ffffff', opacity: 1 },
              align: { horizontal: 'center', vertical: 'middle' },
            },
            start: 0,
            length: 5,
            width: 900,
            height: 200,
          },
        ],
      },
    ],
  },
  output: { format: 'mp4', size: { width: 1280, height: 720 }, fps: 30 },
});
const canvas = new Canvas(edit);
UIController.create(edit, canvas);
await canvas.load();
await edit.load();
const timeline = new Timeline(edit, document.querySelector('[data-shotstack-timeline]'), { resizable: true });
await timeline.load();
await new Controls(edit).load();
