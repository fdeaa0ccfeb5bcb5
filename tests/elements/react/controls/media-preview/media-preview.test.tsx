import { act } from 'react';
import { describe, expect, test } from 'vitest';
import {
  MediaPreview,
  type MediaPreviewProps,
} from '../../../../../elements/react/controls/media-preview/media-preview';
import type { Media } from '../../../../../sdk/contract/media/media';
import { reactPage } from '../../../react-page';

const media: Media = {
  id: 1,
  name: 'Skyline',
  type: 'image',
  mimeType: 'image/png',
  preview: '/large.webp',
  mobilePreview: '/small.webp',
  url: '/original.png',
  props: { width: 900, height: 600 },
  state: 'ready',
  sourceType: 'upload',
  sourceMediaId: null,
  folder: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const place = reactPage();
const sourcesOf = (props: MediaPreviewProps) => {
  act(() => place.root.render(<MediaPreview {...props} />));
  const sources = [...place.page.querySelectorAll('source')].map(({ media: when, srcset }) => [when, srcset]);
  return { sources, image: place.page.querySelector('img')?.getAttribute('src') };
};

describe('the picture of a file', () => {
  test('is the smaller one on a phone', () => {
    expect(sourcesOf({ media })).toEqual({ sources: [['(width < 600px)', '/small.webp']], image: '/large.webp' });
  });

  test('is the larger one where it fills a page, and where there is no other', () => {
    expect(sourcesOf({ media, size: 'large' }).sources).toEqual([]);
    expect(sourcesOf({ media: { ...media, mobilePreview: '' } }).sources).toEqual([]);
  });

  test('moves before all else', () => {
    const moving = { ...media, props: { ...media.props, motion: '/motion.webp' } };
    expect(sourcesOf({ media: moving }).sources[0]).toEqual([
      '(prefers-reduced-motion: no-preference)',
      '/motion.webp',
    ]);
  });
});
