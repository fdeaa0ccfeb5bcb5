import { defineModule } from '../platform/modules/module';
import { renderKinds, stillKinds } from '../project/renders/job-kinds';
import { renderRoutes } from './routes/render-routes';
import { renderDomain } from './services';
import { sweepStills } from './still-files';

export const renderModule = defineModule(renderDomain, {
  calls: [...renderRoutes],
  jobKinds: [...renderKinds, ...stillKinds],
  daily: [({ storage, clock }) => sweepStills(storage, clock)],
});
