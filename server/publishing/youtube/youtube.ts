/** YouTube, by its Data API v3 (https://developers.google.com/youtube/v3). */
import { messageOf } from '@spotreel/sdk/internal/base';
import * as z from 'zod';
import type { YouTubeSettings } from '../../platform/config/publishing-settings';
import { ApiError } from '../../platform/http/api-error';
import type { ConnectedChannel, PublishingPlatform } from '../publishing-platform';
import { askGoogle, failed, type GoogleAnswer } from './ask-google';
import { accessOf, googleLoginUrl, revokeToken, tokensOfCode } from './google-oauth';
import { youTubeError } from './youtube-error';
import { uploadToYouTube } from './youtube-upload';

export interface YouTubeOptions {
  /** Milliseconds for an answer. Default 15,000. */
  readonly answerMs?: number | undefined;
  /** Milliseconds for one part of an upload. Default 120,000. */
  readonly partMs?: number | undefined;
  /** Bytes of one part of an upload: a multiple of 256 KiB. Default 2 MiB, so that progress is seen on slow lines. */
  readonly partBytes?: number | undefined;
}

const channels = z.object({
  kind: z.literal('youtube#channelListResponse'),
  items: z
    .array(z.object({ id: z.string().min(1).max(100), snippet: z.object({ title: z.string() }) }))
    .optional()
    .default([]),
});

const LONGEST_NAME = 200;

export function createYouTube(settings: YouTubeSettings, options: YouTubeOptions = {}): PublishingPlatform {
  const { answerMs = 15_000, partMs = 120_000, partBytes = 2 * 1024 * 1024 } = options;
  const { apiUrl } = settings;
  return {
    platform: 'youtube',
    name: 'YouTube',
    loginUrl: (login) => googleLoginUrl(settings, login),
    async connect(answer) {
      const { access, refresh } = await tokensOfCode(settings, answer, { answerMs });
      return { ...(await channelOf(apiUrl, access, answerMs)), token: refresh };
    },
    async upload(upload) {
      const access = await accessOf(settings, upload.token, { answerMs, signal: upload.signal });
      return uploadToYouTube({ apiUrl, access, partBytes, answerMs: partMs }, upload);
    },
    revoke: (token) => revokeToken(settings, token, { answerMs }),
  };
}

async function channelOf(apiUrl: string, access: string, answerMs: number): Promise<Omit<ConnectedChannel, 'token'>> {
  const headers = { authorization: `Bearer ${access}` };
  const answer = await askGoogle(`${apiUrl}/youtube/v3/channels?part=snippet&mine=true`, { headers }, { answerMs });
  if (answer.status !== 200) throw connectError(answer);
  const found = channels.safeParse(answer.json);
  if (!found.success) throw failed('YouTube answered without channels');
  const [channel] = found.data.items;
  if (!channel) throw new ApiError('publishing_channel_missing');
  const url = `https://www.youtube.com/channel/${encodeURIComponent(channel.id)}`;
  return { channelId: channel.id, name: channel.snippet.title.slice(0, LONGEST_NAME), url };
}

/**
 * Error of a failed connection. One that is not about the channel is a fault of the set-up, such as an API that is not
 * enabled: the log names it.
 */
function connectError(answer: GoogleAnswer): ApiError {
  const error = youTubeError(answer);
  return isOfChannel(error) ? error : failed(messageOf(error.cause));
}

function isOfChannel({ code }: ApiError): boolean {
  return code === 'publishing_quota' || code === 'publishing_channel_missing';
}
