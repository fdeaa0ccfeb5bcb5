import { bootstrapApplication } from '@angular/platform-browser';
import { VideosPage } from './videos-page';

bootstrapApplication(VideosPage).catch((error) => console.error(error));
