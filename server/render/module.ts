import { defineModule } from '../platform/modules/module';
import { renderRoutes } from './routes/render-routes';
import { renderDomain } from './services';
import { sweepStills } from './still-files';

export const renderModule = defineModule(renderDomain, {
  calls: [...renderRoutes],
  daily: [({ storage, clock }) => sweepStills(storage, clock)],
});
