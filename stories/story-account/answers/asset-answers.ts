/** Folders and files of the assets library, as long as the story is open. */
import type { Media, MediaFolder } from '@spotreel/sdk/internal/contract';
import type { Library } from '../library-data';
import { pageOf } from '../page-of';
import type { Answers, Asked } from '../story-call';

const at = '2026-11-20T16:33:10.000Z';

export function assetAnswers(library: Library): Answers {
  let files = demoFiles(library);
  let folders: MediaFolder[] = [demoFolder(1, 'Product photos'), demoFolder(2, 'Logos'), demoFolder(3, 'Portraits', 1)];
  const counted = () =>
    folders.map((folder) => ({
      ...folder,
      files: files.filter((file) => file.folder === folder.id).length,
      folders: folders.filter(({ parent }) => parent === folder.id).length,
    }));
  const change = ({ params }: Asked, values: Partial<Media>) => {
    files = files.map((file) => (file.id === Number(params.mediaId) ? { ...file, ...values } : file));
    return files.find(({ id }) => id === Number(params.mediaId));
  };
  return {
    mediaFolders: counted,
    createMediaFolder: ({ body }) => {
      const { name, parent = null } = body as { name: string; parent?: number | null };
      folders = [...folders, demoFolder(folders.length + 1, name, parent)];
      return counted().at(-1);
    },
    updateMediaFolder: ({ params, body }) => {
      folders = folders.map((one) => (one.id === Number(params.folderId) ? { ...one, ...(body as object) } : one));
      return counted().find(({ id }) => id === Number(params.folderId));
    },
    deleteMediaFolder: ({ params }) => {
      folders = folders.filter(({ id }) => id !== Number(params.folderId));
      return { id: Number(params.folderId) };
    },
    updateMedia: (asked) => change(asked, asked.body as { name: string }),
    moveMedia: (asked) => change(asked, asked.body as { folder: number | null }),
    replaceMedia: (asked) => change(asked, {}),
    restoreMediaFile: (asked) => change(asked, {}),
    restoreMedia: (asked) => change(asked, {}),
    deleteMedia: ({ params }) => {
      files = files.filter(({ id }) => id !== Number(params.mediaId));
      return { id: Number(params.mediaId) };
    },
    ingredientImageFromUrl: ({ body }) => ({
      ...files[0],
      id: 7001,
      name: (body as { name?: string }).name ?? 'Image',
    }),
    resumableUploads: () => [],
    cancelUpload: ({ params }) => ({ id: Number(params.uploadId) }),
    mediaUses: () => ({ projects: [{ id: 7, name: 'Winter menu' }], brands: [] }),
    mediaList: (asked) => {
      const { source, unfiled, folder, search } = asked.query;
      if (source === 'library') return pageOf(library.media, asked);
      if (source === 'shared') return pageOf([], asked);
      const place = folder === undefined ? null : Number(folder);
      const inPlace = files.filter((file) => (unfiled || folder !== undefined ? file.folder === place : true));
      const found = search ? files.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())) : inPlace;
      return pageOf(found, asked);
    },
  };
}

function demoFolder(id: number, name: string, parent: number | null = null): MediaFolder {
  return { id, name, parent, files: 0, folders: 0, createdAt: at };
}

const WAVE = Array.from({ length: 240 }, (_, index) => {
  const phrase = Math.abs(Math.sin(index / 11)) * 0.6 + Math.abs(Math.sin(index / 2.3)) * 0.35;
  return Math.round(Math.min(1, phrase * Math.min(1, index / 30, (240 - index) / 20) + 0.05) * 100) / 100;
});

/** Music of the account, which is ready to play. */
export function demoMusic(id: number, name: string, seconds = 164): Media {
  return {
    id,
    name,
    type: 'audio',
    mimeType: 'audio/mp4',
    preview: '',
    mobilePreview: '',
    url: '/no-such-music.m4a',
    props: {
      width: 0,
      height: 0,
      duration: seconds,
      hasAudio: true,
      sizeBytes: seconds * 24_000,
      peaks: WAVE,
      loudness: -9.4,
      leadInSamples: 1024,
      contentSamples: seconds * 48_000,
      sampleRate: 48_000,
    },
    state: 'ready',
    sourceType: 'upload',
    sourceMediaId: null,
    folder: null,
    createdAt: at,
  };
}

/** Pictures of the library, music, and videos in every state. */
function demoFiles(library: Library): Media[] {
  const pictures = library.media.slice(0, 9).map((media, index) => ({ ...media, folder: index > 6 ? 1 : null }));
  const [first] = pictures;
  if (!first) return [];
  const video = (id: number, name: string, change: Partial<Media>): Media => ({
    ...first,
    id,
    name,
    type: 'video',
    mimeType: 'video/mp4',
    props: { ...first.props, duration: 74 },
    ...change,
  });
  return [
    ...pictures,
    demoMusic(905, 'Campfire song.mp3'),
    video(901, 'Walk through the new shop.mp4', {}),
    video(902, 'Interview.mov', { state: 'processing', percentageComplete: 42, preview: '' }),
    video(903, 'Drone.mov', { state: 'not_loaded', percentageComplete: 0, preview: '' }),
    video(904, 'Broken.avi', { state: 'failed', preview: '' }),
  ];
}
