/** Channels and published videos, as long as the story is open. */
import type { Publication, PublicationDraft, Publishing, PublishingConnection } from '@spotreel/sdk/internal/contract';
import type { Answers } from '../story-call';

const AT = '2026-11-20T16:33:10.000Z';

export const demoChannel: PublishingConnection = {
  id: 3,
  platform: 'youtube',
  name: 'Juniper Kitchen',
  url: 'https://www.youtube.com/channel/UC-juniper',
  needsLogin: false,
  createdAt: AT,
};

export const demoPublication: Publication = {
  id: 8,
  projectId: 1,
  renderId: 4,
  platform: 'youtube',
  channel: 'Juniper Kitchen',
  title: 'Summer menu at Juniper',
  privacy: 'unlisted',
  status: 'done',
  percentageComplete: 100,
  url: 'https://www.youtube.com/watch?v=story',
  failure: null,
  createdAt: AT,
  finishedAt: AT,
};

export const YOUTUBE: Publishing['platforms'] = [{ platform: 'youtube', name: 'YouTube' }];

/** The server of stories publishes nowhere, unless the story says so: `publishing: () => demoPublishing`. */
export const demoPublishing: Publishing = { platforms: YOUTUBE, connections: [demoChannel] };

export function publishingAnswers(): Answers {
  let publications: readonly Publication[] = [];
  return {
    publishing: () => ({ platforms: [], connections: [] }),
    beginPublishingLogin: () => ({ url: '#login' }),
    connectPublishing: () => demoChannel,
    disconnectPublishing: ({ params }) => ({ id: Number(params.connectionId) }),
    projectPublications: () => {
      publications = publications.map(goOn);
      return { title: 'Summer menu at Juniper', canPublish: true, publications };
    },
    publishVideo: ({ body }) => {
      const { title, privacy } = body as PublicationDraft;
      const begun = { ...demoPublication, title, privacy, status: 'waiting', percentageComplete: 0 } as const;
      publications = [{ ...begun, url: null, finishedAt: null }];
      return publications[0];
    },
    cancelPublication: () => {
      publications = publications.map((one) => ({ ...one, status: 'cancelled', finishedAt: AT }) as Publication);
      return publications[0];
    },
  };
}

/** A third further each time that it is asked for. */
function goOn(one: Publication): Publication {
  if (one.status !== 'waiting' && one.status !== 'uploading') return one;
  const percentageComplete = Math.min(100, one.percentageComplete + 34);
  if (percentageComplete === 100) return { ...demoPublication, title: one.title, privacy: one.privacy };
  return { ...one, status: 'uploading', percentageComplete };
}
