import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VideosPage } from './videos-page';
import './page.css';

createRoot(document.querySelector('#app') as HTMLElement).render(
  <StrictMode>
    <VideosPage />
  </StrictMode>,
);
