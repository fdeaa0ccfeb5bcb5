/**
 * Pixabay (https://pixabay.com/api/docs/). Its rules: 100 requests a minute; answers are kept for a day; the source is
 * named beside what it found. Files are copied before they are used; only a search may show its small pictures.
 */
import type { StockItem } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';
import type { StockProviderSettings } from '../../platform/config/stock-settings';
import type { StockType } from '../stock-source';
import { pickVideoFile } from './pick-video-file';
import { readItems } from './read-items';
import type { StockProvider } from './stock-provider';

const link = z.url({ protocol: /^https?$/ }).max(2000);
const side = z.number().int().positive();
const text = z.string().transform((all) => all.slice(0, 200));

const shared = { id: side, pageURL: link, tags: text, user: text, user_id: z.number().int() };
const image = z.object({
  ...shared,
  imageWidth: side,
  imageHeight: side,
  webformatURL: link,
  largeImageURL: link,
  /** Only for accounts that Pixabay has approved. */
  fullHDURL: link.optional(),
});
/** A size that a video does not have has an empty address. */
const videoFile = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  thumbnail: z.string().optional(),
});
const video = z.object({ ...shared, duration: z.number().nonnegative(), videos: z.record(z.string(), videoFile) });
const answers = z.object({ totalHits: z.number().int().nonnegative(), hits: z.array(z.unknown()) });

/** Pixabay refuses fewer. */
const FEWEST = 3;
const LONGEST_QUERY = 100;
const PATHS = { image: '/api/', video: '/api/videos/' } as const;

export function createPixabay({ apiKey, apiUrl }: StockProviderSettings): StockProvider {
  const addressOf = (type: StockType, query: Readonly<Record<string, string>>) =>
    `${apiUrl}${PATHS[type]}?${new URLSearchParams({ key: apiKey, ...query })}`;
  const isReal = apiUrl === 'https://pixabay.com';
  return {
    source: 'pixabay',
    name: 'Pixabay',
    url: 'https://pixabay.com',
    apiUrl,
    headers: {},
    imageOrigins: isReal ? ['https://pixabay.com', 'https://cdn.pixabay.com'] : [new URL(apiUrl).origin],
    searchUrl: ({ type, words, page, size }) =>
      addressOf(type, {
        ...(words && { q: words.slice(0, LONGEST_QUERY) }),
        ...(type === 'image' && { image_type: 'photo' }),
        safesearch: 'true',
        page: `${page}`,
        per_page: `${Math.max(FEWEST, size)}`,
      }),
    itemUrl: (type, id) => addressOf(type, { id: `${id}` }),
    read(type, answer) {
      const { totalHits, hits } = answers.parse(answer);
      return { totalResults: totalHits, items: readItems(hits, type === 'image' ? readImage : readVideo) };
    },
  };
}

function readImage(hit: unknown): StockItem {
  const { id, tags, imageWidth, imageHeight, webformatURL, largeImageURL, fullHDURL, ...rest } = image.parse(hit);
  return {
    id,
    name: nameOf(tags),
    width: imageWidth,
    height: imageHeight,
    largeUrl: fullHDURL ?? largeImageURL,
    // the same picture is there with other sizes
    thumbnailUrl: webformatURL.replace(/_640(\.\w+)$/, '_340$1'),
    origin: originOf(rest),
  };
}

function readVideo(hit: unknown): StockItem {
  const { id, tags, duration, videos, ...rest } = video.parse(hit);
  const files = Object.values(videos).filter(({ url, width, height }) => link.safeParse(url).success && width * height);
  const file = pickVideoFile(files);
  const largest = files.toSorted((a, b) => b.width - a.width)[0];
  const thumbnailUrl = link.parse(files.map(({ thumbnail }) => thumbnail).find(Boolean));
  if (!file || !largest) throw new Error('A video of Pixabay has no file');
  return {
    id,
    name: nameOf(tags),
    width: largest.width,
    height: largest.height,
    largeUrl: file.url,
    thumbnailUrl,
    duration,
    origin: originOf(rest),
  };
}

/** Items have no name: `flower, spring, blossom, ...`. */
function nameOf(tags: string): string {
  const name = tags.split(',', 3).join(',').trim();
  return name.charAt(0).toUpperCase() + name.slice(1) || 'Pixabay';
}

function originOf({ pageURL, user, user_id }: { pageURL: string; user: string; user_id: number }): StockItem['origin'] {
  return {
    source: 'Pixabay',
    author: user,
    authorUrl: `https://pixabay.com/users/${encodeURIComponent(user)}-${user_id}/`,
    pageUrl: pageURL,
    license: 'Pixabay Content License',
    licenseUrl: 'https://pixabay.com/service/license-summary/',
  };
}
