/** Previews of imported templates under the pointer: painted after the import, which does not wait for them. */
import path from 'node:path';
import type { BuiltTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { nextRevision } from '../../library/listing/live-listings';
import { librarySeed } from '../../library/tables';
import { type TemplatePictures, template } from '../../library/templates/tables';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob } from '../../platform/jobs/queue';
import type { ProjectSnapshot } from '../../project/composition/snapshot';
import { defaultScenes } from '../../project/creating/default-scenes';
import type { RenderPort } from '../../render/engine-port';
import { isWorthRedrive, isWorthRetry } from '../../render/failure';
import type { StillJobParts } from '../../render/stills/saved-picture';
import { templateMotionKind } from '../job-kinds';
import { templatePackage } from '../tables';

export interface MotionParts extends Pick<StillJobParts, 'db' | 'storage' | 'catalogues' | 'compiler'> {
  readonly motionEngine: Pick<RenderPort, 'motion'>;
}

export function motionHandler(parts: MotionParts): JobHandler {
  return {
    // The seed first, as imports do: two that lock in different orders wait for each other.
    async lock(tx, { subjectId }) {
      await tx.select({ id: librarySeed.id }).from(librarySeed).for('update');
      const own = eq(templatePackage.id, subjectId);
      await tx.select({ id: templatePackage.id }).from(templatePackage).where(own).for('update');
    },
    run: (job, signal) => paintMotion(parts, job, signal),
    isWorthRetry,
    // A card without motion shows its poster.
    failed: async (_tx, { subjectId }, error) =>
      isWorthRedrive(error) ? { kind: templateMotionKind, subjectId } : undefined,
  };
}

async function paintMotion(parts: MotionParts, { subjectId }: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { db, catalogues, compiler, motionEngine, storage } = parts;
  const [row] = await db.select().from(templatePackage).where(eq(templatePackage.id, subjectId));
  const ids = Object.values(row?.templateIds ?? {});
  const catalogue = row && (await catalogues.of(row.tenantId));
  const built = catalogue?.templates.get(ids[0] ?? 0);
  if (!row || row.removedAt || !catalogue || !built) return async () => undefined;
  const pictures: Partial<Record<Ratio, TemplatePictures>> = {};
  for (const ratio of row.manifest.ratios) {
    const poster = built.layouts[ratio]?.posterFile;
    if (poster === undefined) continue;
    const composition = await compiler.composition(snapshotOf(built, ratio), catalogue);
    const preview = `${path.posix.dirname(poster)}/${ratio}-motion.webp`;
    await storage.put(preview, await motionEngine.motion({ composition, signal }));
    pictures[ratio] = { poster, preview };
  }
  return async (tx) => {
    const revision = await nextRevision(tx);
    // Those of an import that has been replaced meanwhile are retired, and stay as they are.
    const living = and(inArray(template.id, ids), eq(template.retired, false));
    await tx.update(template).set({ pictures, revision }).where(living);
    return undefined;
  };
}

/** A template as a project of it begins. */
function snapshotOf(built: BuiltTemplate, ratio: Ratio): ProjectSnapshot {
  const content = { customisations: defaultScenes([built]), audio: [], musicKit: null, ownMusic: null };
  return {
    projectId: 0,
    version: 0,
    name: built.name,
    ratio,
    templateFamilyId: null,
    media: {},
    content: { ...content, fontFamily: null, paletteOverride: [] },
  };
}
