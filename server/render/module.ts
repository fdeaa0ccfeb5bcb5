import { mediaPorts } from '../media/ports';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { projectRendererPort } from '../project/project-renderer';
import { renderKinds, stillKinds } from '../project/renders/job-kinds';
import { renderDomain } from './domain';
import { renderRoutes } from './routes/render-routes';
import { sweepStills } from './stills/still-files';

export const renderModule = defineModule(renderDomain, {
  calls: [...renderRoutes],
  fills: [
    fillPort(projectRendererPort, ({ renders }) => renders),
    fillPort(mediaPorts.animations, ({ catalogue: { fonts }, compiler, renders: { paint, paintMotion } }) => ({
      fonts,
      compile: compiler.scene,
      paint,
      paintMotion,
    })),
  ],
  jobKinds: [...renderKinds, ...stillKinds],
  daily: [({ storage, clock }) => sweepStills(storage, clock)],
});
