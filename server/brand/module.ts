import { eq } from 'drizzle-orm';
import { defineModule } from '../platform/modules/module';
import { createOrganisation } from './routes/create-organisation';
import { deleteOrganisation } from './routes/delete-organisation';
import { organisation } from './routes/organisation';
import { organisations } from './routes/organisations';
import { updateOrganisation } from './routes/update-organisation';
import { brandDomain } from './services';
import { brand } from './tables';

export const brandModule = defineModule(brandDomain, {
  calls: [organisations, organisation, createOrganisation, updateOrganisation, deleteOrganisation],
  personalRecords: { 'brands.json': (db, userId) => db.select().from(brand).where(eq(brand.ownerId, userId)) },
});
