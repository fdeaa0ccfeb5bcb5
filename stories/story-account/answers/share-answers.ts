/** The link of a video and what visitors see, as long as the story is open. */
import type {
  ShareChange,
  ShareComment,
  ShareCommentChange,
  ShareCommentCreate,
  SharedVideo,
  ShareLink,
  ShareVisit,
} from '@spotreel/sdk/internal/contract';
import type { Library } from '../library-data';
import type { Answers } from '../story-call';

const AT = '2026-11-20T16:33:10.000Z';
const CAPTIONS = 'data:text/vtt,WEBVTT%0A%0A00:00.000%20--%3E%2000:04.000%0ASummer%20menu%0A';
const DAY = '2026-11-24';

export const demoLink: ShareLink = {
  id: 12,
  projectId: 1,
  url: 'https://video.juniper.example/share/12.k1.4hYc0mJq8tq3wXb1n7Zs5Rg2LkV6Uu0aEoPdQiTfHs',
  exportedAt: AT,
  isNewest: true,
  expiresAt: null,
  isExpired: false,
  hasPassword: false,
  allowDownload: true,
  allowComments: true,
  viewCount: 48,
  createdAt: AT,
};

export const demoComments: ShareComment[] = [
  {
    id: 1,
    atSeconds: 4,
    author: 'Kim Okafor',
    text: 'Could the logo be a little larger here?\nIt is hard to read on a phone.',
    answer: 'Yes. It is larger in the next version.',
    isDone: true,
    createdAt: AT,
  },
  { id: 2, atSeconds: 15, author: 'Noor', text: 'Love this scene!', answer: null, isDone: false, createdAt: AT },
];

export function demoShared(library: Library, change: Partial<SharedVideo> = {}): SharedVideo {
  const film = library.media.find(({ type }) => type === 'video');
  const still = library.recipes[0]?.posters.landscape;
  return {
    title: 'Summer menu at Juniper',
    sender: { name: 'Juniper & Co', logoUrl: null, color: '#1f4d3f', website: 'https://www.juniper.example/menu' },
    videoUrl: film?.url ?? '/missing.mp4',
    posterUrl: still ?? film?.preview ?? null,
    downloadUrl: film?.url ?? null,
    width: 1920,
    height: 1080,
    durationSeconds: 24,
    sizeBytes: 8_400_000,
    captions: { url: CAPTIONS, vttUrl: CAPTIONS, srtUrl: CAPTIONS },
    comments: null,
    admission: null,
    countedOn: DAY,
    ...change,
  };
}

export function shareAnswers(library: Library): Answers {
  let link: ShareLink | null = demoLink;
  let comments = demoComments;
  return {
    projectShare: () => ({ title: 'Summer menu at Juniper', canShare: true, link, comments: link ? comments : [] }),
    createShare: () => {
      link = { ...demoLink, viewCount: 0, allowDownload: false };
      return link;
    },
    updateShare: ({ body }) => {
      const { password, showNewest, ...values } = body as ShareChange;
      link = {
        ...(link ?? demoLink),
        ...(values as Partial<ShareLink>),
        ...(password !== undefined && { hasPassword: password !== null }),
        ...(showNewest && { isNewest: true }),
      };
      return link;
    },
    projectCaptions: () => ({ name: 'Summer menu', vtt: 'WEBVTT', srt: '' }),
    updateShareComment: ({ params, body }) => {
      const change = body as ShareCommentChange;
      comments = comments.map((one) =>
        one.id === Number(params.commentId) ? ({ ...one, ...change } as ShareComment) : one,
      );
      return comments.find(({ id }) => id === Number(params.commentId));
    },
    deleteShareComment: ({ params }) => {
      comments = comments.filter(({ id }) => id !== Number(params.commentId));
      return { id: Number(params.commentId) };
    },
    writeShareComment: ({ body }) => {
      const { author, text, atSeconds } = body as ShareCommentCreate;
      return { id: 50, author, text, atSeconds, answer: null, isDone: false, createdAt: AT };
    },
    revokeShare: () => {
      link = null;
      return { id: demoLink.id };
    },
    openShare: ({ body }) => demoShared(library, { admission: (body as ShareVisit).password ? 'story' : null }),
  };
}
