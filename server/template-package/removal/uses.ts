/** Uses of imported templates by projects, running renders, brands and crops of a tenant and of those below it. */

import type { BuiltTemplate } from '@spotreel/sdk/internal/contract';
import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm';
import { inTreeOf } from '../../account/rules/tenant-tree';
import { brand } from '../../brand/tables';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import { contentMediaIds } from '../../project/content';
import { render } from '../../project/renders/tables';
import { project } from '../../project/tables';

export interface Uses {
  readonly templateIds: ReadonlySet<number>;
  readonly mediaIds: ReadonlySet<number>;
}

/** Projects that are read at a time. */
const BATCH = 500;

export async function usesOf(db: Database, tenantId: number): Promise<Uses> {
  const templateIds = new Set<number>();
  const mediaIds = new Set<number>();
  const add = (content: Parameters<typeof contentMediaIds>[0]) => {
    for (const { template } of content.customisations) templateIds.add(template);
    for (const id of contentMediaIds(content)) mediaIds.add(id);
  };
  await eachProject(db, tenantId, ({ content, retired }) => {
    add(content);
    // Undoing a repair brings back what a save had let go.
    add(retired);
  });
  const isRunning = and(inTreeOf(tenantId, render.tenantId), inArray(render.status, ['queued', 'rendering']));
  const running = await db.select({ snapshot: render.snapshot }).from(render).where(isRunning);
  for (const { snapshot } of running) add(snapshot.content);
  for (const id of await mediaKeptElsewhere(db, tenantId)) mediaIds.add(id);
  return { templateIds, mediaIds };
}

/** The media that a tenant and those below it still need. */
export async function usedMedia(db: Database, tenantId: number): Promise<ReadonlySet<number>> {
  return (await usesOf(db, tenantId)).mediaIds;
}

/** Ids of the pictures and the video that a template shows until others are chosen. */
export function mediaOfTemplate({ images, background }: Pick<BuiltTemplate, 'images' | 'background'>): number[] {
  const { default: ground } = background;
  return [...images.map(({ defaultMediaId }) => defaultMediaId), ...(ground.type === 'color' ? [] : [ground.value])];
}

type Held = Pick<typeof project.$inferSelect, 'id' | 'content' | 'retired'>;

async function eachProject(db: Database, tenantId: number, see: (held: Held) => void): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: project.id, content: project.content, retired: project.retired })
      .from(project)
      .where(and(inTreeOf(tenantId, project.tenantId), gt(project.id, after)))
      .orderBy(asc(project.id))
      .limit(BATCH);
    for (const row of rows) see(row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Logos of brands, and what pictures were cut out of. */
async function mediaKeptElsewhere(db: Database, tenantId: number): Promise<number[]> {
  const logos = await db
    .select({ id: brand.logoMediaId })
    .from(brand)
    .where(and(inTreeOf(tenantId, brand.tenantId), isNotNull(brand.logoMediaId)));
  const sources = await db
    .select({ id: media.sourceMediaId })
    .from(media)
    .where(and(inTreeOf(tenantId, media.tenantId), isNotNull(media.sourceMediaId)));
  return [...logos, ...sources].flatMap(({ id }) => id ?? []);
}
