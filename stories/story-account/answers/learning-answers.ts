/** Tutorials and courses, with what the person has done as long as the story is open. */
import type { Degree, HelpBlock, LearningVideo, TutorialEntry } from '@spotreel/sdk/internal/contract';
import type { Answers } from '../story-call';

const posterUrl = '/help-files/first-video.webp';
const video: LearningVideo = {
  url: '/help-files/first-video.mp4',
  captionsUrl: '/help-files/first-video.vtt',
  seconds: 35,
  language: 'en',
};

const blocks: HelpBlock[] = [
  { type: 'paragraph', spans: [{ text: 'You need nothing but a message.' }] },
  { type: 'heading', level: 2, id: 'step-1', spans: [{ text: 'Step 1: Choose a recipe' }], atSeconds: 5 },
  {
    type: 'picture',
    src: '/help-files/first-video-1.webp',
    alt: 'The library with its recipes.',
    widthPx: 1120,
    heightPx: 840,
  },
  {
    type: 'list',
    isOrdered: true,
    items: [
      [{ text: 'Open the library.' }],
      [{ text: 'Select ' }, { text: 'Use this recipe', isBold: true }, { text: '.' }],
    ],
  },
  {
    type: 'heading',
    level: 2,
    id: 'step-2',
    spans: [{ text: 'Step 2: Replace the text' }],
    atSeconds: 10,
  },
  { type: 'tip', spans: [{ text: 'One thought for each scene is enough.' }] },
  { type: 'heading', level: 2, id: 'next', spans: [{ text: 'What to try next' }] },
  { type: 'paragraph', spans: [{ text: 'Learn the keyboard shortcuts.' }] },
];
const tutorials: TutorialEntry[] = [
  ['first-video', 'Make your first video', 'From an empty account to a finished MP4 file.', 10],
  ['video-with-your-brand', 'A video with your brand', 'Save your logo, colors and font once.', 8],
  ['one-video-three-sizes', 'One video in three sizes', 'Landscape, portrait and square.', 8],
].map(([slug, title, summary, minutes]) => {
  // one has neither, as those of an operator may
  const shown = slug === 'one-video-three-sizes' ? { posterUrl: null, video: null } : { posterUrl, video };
  return { slug, title, summary, minutes, audience: 'everyone', ...shown } as TutorialEntry;
});

const lesson = (slug: string, title: string, isDone = false) => ({
  slug,
  title,
  summary: 'Decide what people should remember.',
  minutes: 4,
  posterUrl,
  video: null,
  questions: 2,
  isDone,
});
const questions = [
  { text: 'What comes last in a recipe?', choices: ['The most beautiful image', 'What people should do'] },
  { text: 'How many words fit into a scene of three seconds?', choices: ['About seven', 'About twenty'] },
];
const RIGHT = [1, 0];

export function learningAnswers(): Answers {
  let degrees: Degree[] = [
    {
      slug: 'video-maker',
      name: 'Video maker',
      courses: [
        {
          slug: 'first',
          name: 'Your first video',
          lessons: [
            lesson('one-message', 'One video, one message', true),
            lesson('short-text', 'Text that people can read'),
          ],
        },
        { slug: 'look', name: 'A look of your own', lessons: [lesson('colors', 'Colors that can be read')] },
      ],
    },
    {
      slug: 'agency',
      name: 'Agency partner',
      courses: [{ slug: 'clients', name: 'Work with clients', lessons: [lesson('roles', 'Roles and clients')] }],
    },
  ];
  const all = () =>
    degrees.flatMap(({ courses }) => courses).flatMap((course) => course.lessons.map((one) => ({ course, one })));
  const markDone = (slug: string) => {
    degrees = degrees.map((degree) => ({
      ...degree,
      courses: degree.courses.map((course) => ({
        ...course,
        lessons: course.lessons.map((one) => (one.slug === slug ? { ...one, isDone: true } : one)),
      })),
    }));
  };
  return {
    tutorials: ({ query }) => (query.audience === 'everyone' ? tutorials : []),
    tutorial: ({ params }) => {
      const found = tutorials.find(({ slug }) => slug === params.slug);
      if (!found) return undefined;
      const place = tutorials.indexOf(found);
      const [previous, next] = [place - 1, place + 1].map((one) => tutorials[one] ?? null);
      return { ...found, language: 'en', blocks, previous, next };
    },
    university: () => degrees,
    lesson: ({ params }) => {
      const found = all().find(({ one }) => one.slug === params.slug);
      if (!found) return undefined;
      const { lessons } = found.course;
      const place = lessons.indexOf(found.one);
      const [previous, next] = [place - 1, place + 1].map((one) => lessons[one]?.slug ?? null);
      return { ...found.one, course: found.course.slug, language: 'en', blocks, questions, previous, next };
    },
    finishLesson: ({ params, body }) => {
      const right = RIGHT.map((choice, place) => (body as { answers: number[] }).answers[place] === choice);
      const isDone = right.every(Boolean);
      if (isDone) markDone(String(params.slug));
      return { right, isDone };
    },
  };
}
