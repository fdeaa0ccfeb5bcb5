/** Help articles: a few of those that come with the server. */
import type { HelpBlock } from '@spotreel/sdk/internal/contract';
import type { Answers } from '../story-call';

const entry = (topic: string, slug: string, title: string, summary: string) => ({ topic, slug, title, summary });
const topics = [
  {
    name: 'First steps',
    articles: [
      entry('First steps', 'start-a-video', 'Start a video', 'Pick a recipe in the library.'),
      entry('First steps', 'how-saving-works', 'How saving works', 'Every change is saved by itself.'),
    ],
  },
  {
    name: 'Editing',
    articles: [
      entry('Editing', 'images-and-cropping', 'Images, videos and cropping', 'Replace images and crop them.'),
      entry('Editing', 'colors-and-fonts', 'Colors and fonts', 'Give the whole video your colors and your font.'),
      entry('Editing', 'music', 'Choose music', 'Music is cut to match your scenes.'),
    ],
  },
  { name: 'Export', articles: [entry('Export', 'export-a-video', 'Export and download', 'Get an MP4 file.')] },
];
const all = topics.flatMap(({ articles }) => articles);

const blocks: HelpBlock[] = [
  { type: 'heading', level: 2, id: 'replace', spans: [{ text: 'Replace an image' }] },
  {
    type: 'paragraph',
    spans: [
      { text: 'Select ' },
      { text: 'Replace', isBold: true },
      { text: ' next to an image, or open the ' },
      { text: 'assets library', href: '/help/assets-library' },
      { text: '.' },
    ],
  },
  { type: 'list', isOrdered: false, items: [[{ text: 'Images up to 25 MB' }], [{ text: 'Videos up to 2 GB' }]] },
  { type: 'heading', level: 2, id: 'crop', spans: [{ text: 'Crop it' }] },
  {
    type: 'table',
    head: [[{ text: 'What you want' }], [{ text: 'Keys' }]],
    rows: [
      [[{ text: 'Move' }], [{ text: 'Arrow keys' }]],
      [[{ text: 'Zoom' }], [{ text: 'Plus and minus' }]],
    ],
  },
  { type: 'tip', spans: [{ text: 'Reset crop', isBold: true }, { text: ' brings the whole image back.' }] },
  { type: 'heading', level: 3, id: 'link', spans: [{ text: 'From a link' }] },
  { type: 'code', text: 'https://www.example.com/photo.jpg' },
];

export const helpAnswers: Answers = {
  helpTopics: () => topics,
  searchHelp: ({ query }) => {
    const words = (query.query ?? '').toLowerCase();
    return all
      .filter(({ title }) => title.toLowerCase().includes(words))
      .map((found) => ({ ...found, excerpt: found.summary }));
  },
  helpArticle: ({ params }) => {
    const found = all.find(({ slug }) => slug === params.slug);
    return (
      found && {
        ...found,
        language: 'en',
        blocks,
        related: all.filter(({ topic, slug }) => topic === found.topic && slug !== found.slug),
      }
    );
  },
};
