/** 100,000 animations in groups of four, with names, facets and dates spread like those of a real library. */
import { sql } from 'drizzle-orm';
import { storedSearch } from '../../server/library/search/search-text';
import { ingredientTemplate } from '../../server/library/tables';
import { template, templateGroup } from '../../server/library/templates/tables';
import type { Database } from '../../server/platform/data/database';
import { createRandom } from '../composer/random';

const SUBJECTS =
  'sale logo quote review countdown banner story launch hiring tips opening offer ticket menu gallery timeline';
const STYLES =
  'paper neon marble velvet chrome pixel brush cut grid wave folded retro quiet loud golden midnight coastal urban botanic cinematic';
const THINGS =
  'sting card strap post frame title ribbon badge poster opener closer ticker label stamp burst reveal slide spin bounce fade';
const RATIOS = ['landscape', 'portrait', 'square', 'landscape'] as const;

const BATCH = 500;
/** Above every id of the library and far below what the sequence gives. */
const FIRST_ID = 10_000_000;

/** They belong to one tenant, as what a team has brought does. */
export async function seedSynthetic(db: Database, tenantId: number, count: number): Promise<void> {
  const random = createRandom(7);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const words = { subjects: SUBJECTS.split(' '), styles: STYLES.split(' '), things: THINGS.split(' ') };
  const groups = Array.from({ length: count / RATIOS.length }, (_, index) => {
    const name = [pick(words.styles), pick(words.subjects), pick(words.things), String(index)].join(' ');
    const category = 1 + Math.floor(random() ** 2 * 7);
    const facets = {
      categories: [category],
      goals: [1 + Math.floor(random() * 6)],
      moods: [1 + Math.floor(random() * 6)],
    };
    const description = `A ${pick(words.styles)} ${pick(words.things)} for a ${pick(words.subjects)}.`;
    return {
      id: FIRST_ID + index,
      tenantId,
      name,
      description,
      ...facets,
      tier: random() < 0.3 ? ('premium' as const) : ('free' as const),
      search: storedSearch(
        description,
        Array.from({ length: 12 }, () => pick(words.things)),
      ),
      createdAt: new Date(Date.UTC(2020, 0, 1) + Math.floor(random() * 6 * 365) * 86_400_000),
      kinds: [random() < 0.2 ? 'image' : 'video'],
    };
  });
  for (let start = 0; start < groups.length; start += BATCH) await insert(db, groups.slice(start, start + BATCH));
  await db.execute(sql`vacuum analyze template`);
  await db.execute(sql`vacuum analyze template_group`);
}

type Group = Omit<typeof templateGroup.$inferInsert, 'orientations' | 'id'> & { readonly id: number };

async function insert(db: Database, groups: readonly Group[]): Promise<void> {
  await db.insert(templateGroup).values(groups.map((group) => ({ ...group, orientations: [...new Set(RATIOS)] })));
  const rows = groups.flatMap(({ kinds, ...group }) =>
    RATIOS.map((orientation, position) => ({
      ...group,
      id: FIRST_ID * 2 + (group.id - FIRST_ID) * RATIOS.length + position,
      groupId: group.id,
      position,
      orientation,
      kind: kinds[0] === 'image' ? ('image' as const) : ('video' as const),
      durationSeconds: 8,
      pictures: Object.fromEntries(
        [...new Set(RATIOS)].map((ratio) => [
          ratio,
          {
            poster: `library/posters/${group.id}-${ratio}.webp`,
            preview: `library/previews/${group.id}-${ratio}.webp`,
          },
        ]),
      ),
    })),
  );
  const sources = rows.map(({ id, tenantId }) => ({ id, tenantId, position: 0, source: sql`'{}'::jsonb` }));
  await db.insert(ingredientTemplate).values(sources);
  await db.insert(template).values(rows);
}
