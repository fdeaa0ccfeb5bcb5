/** Stock images and videos of two sources, from the pictures of the library; what is picked becomes a file. */
import type { Media, StockItem, StockResults } from '@spotreel/sdk/internal/contract';
import type { Library } from '../library-data';
import type { Answers, Asked } from '../story-call';

const SOURCES: StockResults['sources'] = [
  { source: 'pexels', name: 'Pexels', url: 'https://www.pexels.com' },
  { source: 'library', name: 'Library' },
];
const PEXELS = {
  source: 'Pexels',
  author: 'Amara Lindqvist',
  authorUrl: 'https://www.pexels.com/@amara',
  pageUrl: 'https://www.pexels.com/photo/1',
  license: 'Pexels License',
  licenseUrl: 'https://www.pexels.com/license/',
};
const OWN = {
  source: 'Library',
  author: 'Spotreel',
  license: 'CC0 1.0',
  licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
};

export function stockAnswers({ media }: Library): Answers {
  const images = media.filter(({ type }) => type === 'image');
  const videos = images.slice(0, 10).map((image) => ({ ...image, props: { ...image.props, duration: 8 } }));
  return {
    imageSearch: (asked) => resultsOf(images, asked),
    videoSearch: (asked) => resultsOf(videos, asked),
    takeStock: ({ body }) => {
      const { source, id, folder = null } = body as { source: string; id: number; folder?: number | null };
      const origin = source === 'library' ? OWN : PEXELS;
      const found = media.find((one) => one.id === id % 100_000);
      return found && { ...found, id: 5000 + id, folder, sourceType: 'upload', origin };
    },
  };
}

/** Pexels has three times what the library has. */
function resultsOf(media: readonly Media[], { query }: Asked): StockResults {
  const source = query.source === 'library' ? 'library' : 'pexels';
  const words = (query.query ?? '').toLowerCase();
  const matching = media.filter(({ name }) => name.toLowerCase().includes(words));
  const found = (source === 'library' ? [0] : [0, 1, 2]).flatMap((round) =>
    matching.map((one) => toItem(one, round, source)),
  );
  const [page, size] = [Number(query.page), Number(query.size)];
  const itemList = found.slice((page - 1) * size, page * size);
  return { source, searchTerm: words, page, totalResults: found.length, itemList, sources: SOURCES };
}

function toItem({ id, name, props, preview, url }: Media, round: number, source: 'library' | 'pexels'): StockItem {
  const { width, height, duration } = props;
  const facts = { width, height, ...(duration !== undefined && { duration }) };
  const origin = source === 'library' ? OWN : PEXELS;
  return { id: round * 100_000 + id, name, ...facts, largeUrl: url, thumbnailUrl: preview, origin };
}
