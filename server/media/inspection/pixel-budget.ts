import { ApiError } from '../../platform/http/api-error';

/** Bounds the memory of decoding: a decoded picture takes three or four bytes a pixel, however small its file is. */
export interface PixelBudget {
  /** Runs `decode` when there is room for so many pixels; first come, first served. Throws `rate_limited` when too many wait. */
  spend<Result>(pixels: number, decode: () => Promise<Result>): Promise<Result>;
}

/** Uploads that wait while their request is open: more than these would time out. */
const MOST_WAITING = 64;
const RETRY_SECONDS = 10;

/** `mostPixels`: of all pictures that are decoded at a time. A larger one is decoded alone. */
export function createPixelBudget(mostPixels: number): PixelBudget {
  let spent = 0;
  const waiting: { readonly pixels: number; readonly begin: () => void }[] = [];
  const admit = () => {
    for (let next = waiting[0]; next && spent + next.pixels <= mostPixels; next = waiting[0]) {
      waiting.shift();
      spent += next.pixels;
      next.begin();
    }
  };
  return {
    async spend(asked, decode) {
      if (waiting.length >= MOST_WAITING) throw new ApiError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
      const pixels = Math.min(asked, mostPixels);
      await new Promise<void>((begin) => {
        waiting.push({ pixels, begin });
        admit();
      });
      try {
        return await decode();
      } finally {
        spent -= pixels;
        admit();
      }
    },
  };
}
