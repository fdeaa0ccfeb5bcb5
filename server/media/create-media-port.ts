import sharp from 'sharp';
import { ApiError } from '../http/api-error';
import type { MediaPort } from './media-port';

export function createMediaPort(_ffmpegPath: string | undefined): MediaPort {
  return {
    image: async () => {
      throw new ApiError('media_undecodable');
    },
    video: async () => {
      throw new ApiError('media_undecodable');
    },
  };
}
void sharp;
