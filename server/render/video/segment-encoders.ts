/**
 * Choice of the encoder of a segment, if machines may have different ones. A video of one encoder is joined without
 * another encoding. Its files in the storage name their encoders. If they differ, x264 encodes those of the others
 * again.
 */
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { and, eq, inArray } from 'drizzle-orm';
import type { H264Encoder } from '../../platform/config/render-encoder-settings';
import type { Database } from '../../platform/data/database';
import type { ClaimedJob, JobQueue } from '../../platform/jobs/queue';
import type { Log } from '../../platform/log/log';
import type { Storage } from '../../platform/storage/storage';
import {
  renderBlenderAssembleKind,
  renderBlenderSegmentKind,
  renderSegmentKind,
} from '../../project/renders/job-kinds';
import { render, renderSegment } from '../../project/renders/tables';
import type { RenderPort, Segment } from '../engine-port';
import * as files from '../work-files';
import type { AskedPicture } from './asked-picture';

/** Payload of jobs of the second round: there is no third. */
const WITH_X264 = { encoder: 'x264' } as const;

type JobOfRender = Pick<ClaimedJob, 'subjectId' | 'payload' | 'failures'>;

/** A second try does without hardware, which may be what failed. A machine that comes later takes what the others have. */
export async function encoderOfSegment(
  { storage, engine: { encoder } }: { readonly storage: Storage; readonly engine: Pick<RenderPort, 'encoder'> },
  job: JobOfRender,
  { format }: Pick<AskedPicture, 'format'>,
): Promise<H264Encoder> {
  if (encoder === 'x264' || format !== 'mp4' || isSecondRound(job) || job.failures > 0) return 'x264';
  const others = await paintedSegments(storage, job.subjectId);
  return others.every((segment) => segment.encoder === encoder) ? encoder : 'x264';
}

/** The encoder that has made all of these segments; undefined where each has left some to others. */
export async function encoderOfVideo(
  storage: Storage,
  job: JobOfRender,
  { format }: Pick<AskedPicture, 'format'>,
  parts: readonly number[],
): Promise<H264Encoder | undefined> {
  if (format !== 'mp4' || isSecondRound(job)) return 'x264';
  const found = await paintedSegments(storage, job.subjectId);
  const hasAll = (encoder: H264Encoder) =>
    parts.every((part) => found.some((segment) => segment.index === part && segment.encoder === encoder));
  const encoders = new Set<H264Encoder>(['x264', ...found.map(({ encoder }) => encoder)]);
  return [...encoders].find(hasAll);
}

/** The second round of a render carries on to its assembly. */
function isSecondRound({ payload }: Pick<ClaimedJob, 'payload'>): boolean {
  return payload.encoder === WITH_X264.encoder;
}

/** Two graphics cards may write what one decoder cannot read as one video, though their encoder has one name. */
export function isDifference(error: unknown): boolean {
  return isSpotreelError(error) && error.code === 'segments_differ';
}

export interface SegmentJobs {
  readonly renderId: number;
  readonly segments: readonly Omit<Segment, 'startFrame'>[];
  readonly owner: { readonly id: number; readonly tenantId: number };
  readonly isOfBlender: boolean;
  readonly payload?: JobOfRender['payload'];
}

export async function enqueueSegments(
  tx: Database,
  jobs: JobQueue,
  { renderId: subjectId, segments, owner, isOfBlender, payload = {} }: SegmentJobs,
): Promise<void> {
  const kind = isOfBlender ? renderBlenderSegmentKind : renderSegmentKind;
  await jobs.enqueue(
    tx,
    segments.map(({ index: part, durationFrames }) => {
      const workSeconds = durationFrames / FRAMES_PER_SECOND;
      return { kind, subjectId, part, payload, owner, workSeconds };
    }),
  );
}

export interface SecondRoundParts {
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly storage: Storage;
}

/** Answers what enqueues every segment again that x264 has not encoded. */
export async function paintAgain(
  { jobs, log, storage }: SecondRoundParts,
  { subjectId: renderId, name }: Pick<ClaimedJob, 'subjectId' | 'name'>,
): Promise<(tx: Database) => Promise<undefined>> {
  const found = await paintedSegments(storage, renderId);
  const done = new Set(found.filter(({ encoder }) => encoder === 'x264').map(({ index }) => index));
  return async (tx) => {
    const { part: index, durationFrames } = renderSegment;
    const ofRender = eq(renderSegment.renderId, renderId);
    const all = await tx.select({ index, durationFrames }).from(renderSegment).where(ofRender);
    const segments = all.filter((segment) => !done.has(segment.index));
    const [owner] = await tx
      .select({ id: render.ownerId, tenantId: render.tenantId })
      .from(render)
      .where(eq(render.id, renderId));
    if (!owner) return undefined;
    const parts = segments.map((segment) => segment.index);
    await tx
      .update(renderSegment)
      .set({ isPainted: false, framesPainted: 0, claim: -1 })
      .where(and(ofRender, inArray(renderSegment.part, parts)));
    const isOfBlender = name === renderBlenderAssembleKind.name;
    await enqueueSegments(tx, jobs, { renderId, segments, owner, isOfBlender, payload: WITH_X264 });
    log.warn({ render: renderId, segments: parts }, 'machines have different encoders, x264 encodes segments again');
    return undefined;
  };
}

async function paintedSegments(storage: Storage, renderId: number) {
  const names = await storage.list(files.workPrefix(renderId));
  return names.flatMap((name) => files.segmentOf(name) ?? []);
}
