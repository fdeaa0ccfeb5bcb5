/** Writes rows to an embedded database until it is killed, many at a time, and says of each that it was acknowledged. */
import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../../../server/platform/data/database';
import { openEmbedded } from '../../../../../server/platform/data/embedded/open-embedded';

const [folder = '', threadEntry] = process.argv.slice(2);
const { db } = await openEmbedded(folder, { threadEntry });
await db.execute(sql`create table if not exists written (id int primary key, pair int not null)`);
const [last] = await rowsOf<{ id: number }>(db, sql`select coalesce(max(id), 0)::int as id from written`);
let next = last?.id ?? 0;

async function write(): Promise<void> {
  for (;;) {
    next += 2;
    const id = next;
    // every other one as a transaction of two rows
    if (id % 4 === 0) await db.execute(sql`insert into written values (${id}, ${id})`);
    else
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into written values (${id}, ${id})`);
        await tx.execute(sql`insert into written values (${id + 1}, ${id})`);
      });
    writeSync(1, `${id}\n`);
  }
}
await Promise.all(Array.from({ length: 8 }, write));
