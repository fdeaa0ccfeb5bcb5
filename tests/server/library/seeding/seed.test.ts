import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '../../../../server/library/catalogue/catalogue';
import { seedLibrary } from '../../../../server/library/seeding/seed';
import { recipe } from '../../../../server/library/tables';
import { media } from '../../../../server/media/tables';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { migrate } from '../../../../server/platform/data/migrate';
import { openTestDatabase } from '../../fixtures/database';
import { manifest } from '../../fixtures/library';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());

test('an empty database has an empty library', async () => {
  expect(await readCatalogue(connection.db)).toMatchObject({ hash: '', recipes: [], goals: [] });
});

test('seeds once for each build of the library', async () => {
  expect(await seedLibrary(connection.db, manifest())).toBe(true);
  expect(await seedLibrary(connection.db, manifest())).toBe(false);
  const { recipes, ingredients, kits, media: pictures } = await readCatalogue(connection.db);
  expect(recipes.map(({ families }) => families[0]?.ingredients.length)).toEqual([3, 3]);
  expect([ingredients.size, kits.get(1)?.samples.length, pictures.size]).toEqual([11, 4, 2]);
});

test('what is gone is kept for projects that refer to it, out of sight; what comes back is shown again', async () => {
  const full = manifest();
  const smaller = {
    ...full,
    hash: 'fixture-2',
    recipes: full.recipes.slice(0, 1),
    templates: [],
    templateGroups: [],
    categories: [],
    media: full.media.slice(0, 1),
    musicKits: [],
  };
  expect(await seedLibrary(connection.db, smaller)).toBe(true);
  const catalogue = await readCatalogue(connection.db);
  expect([catalogue.recipes.length, catalogue.ingredients.size, catalogue.kits.size, catalogue.media.size]).toEqual([
    1, 3, 0, 1,
  ]);
  expect((await connection.db.select().from(recipe).orderBy(recipe.id)).map(({ retired }) => retired)).toEqual([
    false,
    true,
  ]);
  expect(await connection.db.select().from(media)).toHaveLength(2);
  const renamed = {
    ...full,
    hash: 'fixture-3',
    recipes: full.recipes.map((item) => ({ ...item, name: `New ${item.id}` })),
  };
  await seedLibrary(connection.db, renamed);
  expect((await readCatalogue(connection.db)).recipes.map(({ name }) => name)).toEqual(['New 1', 'New 2']);
});

test('a build that cannot be written leaves the library as it was', async () => {
  const [first] = manifest().recipes;
  const broken = { ...manifest(), hash: 'fixture-4', recipes: [{ ...first, tier: 'gold' as 'free' }] } as ReturnType<
    typeof manifest
  >;
  await expect(seedLibrary(connection.db, broken)).rejects.toThrow();
  expect((await readCatalogue(connection.db)).hash).toBe('fixture-3');
});
