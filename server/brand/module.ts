import { eq } from 'drizzle-orm';
import { defineModule } from '../platform/modules/module';
import { brandDomain } from './domain';
import {
  createOrganisation,
  deleteOrganisation,
  organisation,
  organisations,
  updateOrganisation,
} from './routes/organisations';
import { brand } from './tables';

export const brandModule = defineModule(brandDomain, {
  calls: [organisations, organisation, createOrganisation, updateOrganisation, deleteOrganisation],
  personalRecords: { 'brands.json': (db, userId) => db.select().from(brand).where(eq(brand.ownerId, userId)) },
});
