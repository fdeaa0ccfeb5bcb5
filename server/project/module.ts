import { eq } from 'drizzle-orm';
import { brandUsesPort } from '../brand/domain';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { projectDomain } from './domain';
import { leaveBrand } from './leave-brand';
import { renderRecords } from './renders/render-records';
import { serveProjectZip } from './renders/serve-project-zip';
import { addFavourite, giveFeedback, removeFavourite, renameProject, setDraft } from './routes/change-project';
import { createProject } from './routes/create-project';
import { deleteProject } from './routes/delete-project';
import { countDeviceExport, takeBackDeviceExport } from './routes/device-exports';
import { duplicateProject } from './routes/duplicate-project';
import { checkGeneratedTexts, confirmTexts } from './routes/generated-texts';
import { mediaUseRoutes } from './routes/media-use-routes';
import { project } from './routes/project';
import { projectRenders } from './routes/project-renders';
import { projectStatus } from './routes/project-status';
import { projects } from './routes/projects';
import { saveBlenderProject } from './routes/save-blender-project';
import { saveProject } from './routes/save-project';
import { sweepUntouched } from './sweep-untouched';
import { projectFeedback } from './tables';

export const projectModule = defineModule(projectDomain, {
  calls: [
    projects,
    createProject,
    project,
    saveProject,
    saveBlenderProject,
    deleteProject,
    duplicateProject,
    renameProject,
    addFavourite,
    removeFavourite,
    setDraft,
    checkGeneratedTexts,
    confirmTexts,
    giveFeedback,
    projectStatus,
    projectRenders,
    countDeviceExport,
    takeBackDeviceExport,
    ...mediaUseRoutes,
  ],
  pages: [{ method: 'GET', path: '/media/projects/:file', answer: serveProjectZip }],
  daily: [sweepUntouched],
  fills: [fillPort(brandUsesPort, () => ({ leave: leaveBrand }))],
  personalRecords: {
    'feedback.json': (db, userId) => db.select().from(projectFeedback).where(eq(projectFeedback.userId, userId)),
    'exports.json': renderRecords,
  },
});
