/**
 * Pexels (https://www.pexels.com/api/documentation/). Its rules: 200 requests an hour; a link to Pexels beside what it
 * found; the photographer with a link. Its pictures may be shown from its own servers.
 */
import type { StockItem } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';
import type { StockProviderSettings } from '../../platform/config/stock-settings';
import type { FoundStock, StockType } from '../stock-source';
import { pickVideoFile } from './pick-video-file';
import { readItems } from './read-items';
import type { StockProvider } from './stock-provider';

const link = z.url({ protocol: /^https?$/ }).max(2000);
const side = z.number().int().positive();
const text = z.string().transform((all) => all.slice(0, 200));

const photo = z.object({
  id: side,
  width: side,
  height: side,
  url: link,
  alt: text.nullish(),
  photographer: text,
  photographer_url: link.nullish(),
  src: z.object({ original: link, medium: link }),
});
const video = z.object({
  id: side,
  width: side,
  height: side,
  url: link,
  image: link,
  duration: z.number().nonnegative(),
  user: z.object({ name: text, url: link.nullish() }),
  // a stream has no size
  video_files: z.array(z.object({ file_type: z.string(), width: side.nullish(), height: side.nullish(), link })),
});
const photos = z.object({ total_results: z.number().int().nonnegative(), photos: z.array(z.unknown()) });
const videos = z.object({ total_results: z.number().int().nonnegative(), videos: z.array(z.unknown()) });

/** The longest side of a picture that is fetched, px: a canvas of 1920 px, with room to crop. */
const PICTURE_PX = '2560';
const PATHS = {
  image: { words: '/v1/search', recommended: '/v1/curated', item: '/v1/photos' },
  video: { words: '/videos/search', recommended: '/videos/popular', item: '/videos/videos' },
} as const;

export function createPexels({ apiKey, apiUrl }: StockProviderSettings): StockProvider {
  return {
    source: 'pexels',
    name: 'Pexels',
    url: 'https://www.pexels.com',
    apiUrl,
    headers: { authorization: apiKey },
    imageOrigins: apiUrl === 'https://api.pexels.com' ? ['https://images.pexels.com'] : [new URL(apiUrl).origin],
    searchUrl({ type, words, page, size }) {
      const query = new URLSearchParams({ ...(words && { query: words }), page: `${page}`, per_page: `${size}` });
      return `${apiUrl}${words ? PATHS[type].words : PATHS[type].recommended}?${query}`;
    },
    itemUrl: (type, id) => `${apiUrl}${PATHS[type].item}/${id}`,
    read,
  };
}

function read(type: StockType, answer: unknown): FoundStock {
  const readOne = type === 'image' ? readImage : readVideo;
  const isOne = typeof answer === 'object' && answer !== null && 'id' in answer;
  if (isOne) return { totalResults: 1, items: [readOne(answer)] };
  const found = type === 'image' ? photos.parse(answer) : videos.parse(answer);
  const entries = 'photos' in found ? found.photos : found.videos;
  return { totalResults: found.total_results, items: readItems(entries, readOne) };
}

function readImage(one: unknown): StockItem {
  const { id, width, height, url, alt, photographer, photographer_url, src } = photo.parse(one);
  const large = new URL(src.original);
  for (const name of ['w', 'h']) large.searchParams.set(name, PICTURE_PX);
  large.searchParams.set('auto', 'compress');
  return {
    id,
    name: alt?.trim() || `Photo by ${photographer}`,
    width,
    height,
    largeUrl: large.href,
    thumbnailUrl: src.medium,
    origin: originOf(url, photographer, photographer_url),
  };
}

function readVideo(one: unknown): StockItem {
  const { id, url, image, duration, user, video_files, ...size } = video.parse(one);
  const files = video_files.flatMap(({ file_type, width, height, link: address }) =>
    file_type === 'video/mp4' && width && height ? [{ url: address, width, height }] : [],
  );
  const file = pickVideoFile(files);
  if (!file) throw new Error('A video of Pexels has no file');
  return {
    id,
    name: nameInAddress(url) || `Video by ${user.name}`,
    ...size,
    largeUrl: file.url,
    thumbnailUrl: image,
    duration,
    origin: originOf(url, user.name, user.url),
  };
}

/** Videos have no name: `https://www.pexels.com/video/waves-at-sunset-1234/`. */
function nameInAddress(url: string): string {
  const words = /\/video\/([a-z-]*?)-?\d+\/?$/.exec(url)?.[1]?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function originOf(pageUrl: string, author: string, authorUrl: string | null | undefined): StockItem['origin'] {
  return {
    source: 'Pexels',
    author,
    ...(authorUrl && { authorUrl }),
    pageUrl,
    license: 'Pexels License',
    licenseUrl: 'https://www.pexels.com/license/',
  };
}
