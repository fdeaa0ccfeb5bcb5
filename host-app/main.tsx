import { prepareFirstScene, preparePlayback } from '@spotreel/elements/internal/react';
import { SpotreelProvider } from '@spotreel/elements/react';
import { createComposer, createSceneCompiler, createSpotreel } from '@spotreel/sdk';
import { createAppSettings } from '@spotreel/sdk/internal/stores';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app';
import { AppSettingsProvider } from './app-settings';
import { followLanguage, preferredLanguage } from './layout/language';
import { LoadingScreen } from './layout/loading-screen';
import { applyTheme } from './layout/look/theme';
import { adoptLayoutStyles } from './layout/styles';

const compiler = createSceneCompiler({ workerUrl: '/player/scene-worker.js', fontsUrl: '/fonts/' });
const composer = createComposer({ workerUrl: '/player/composer-worker.js' });
const settings = createAppSettings();
const spotreel = createSpotreel({
  locale: preferredLanguage(),
  compileScene: compiler.compile,
  compose: composer.compose,
  tracking: true,
  trackingUrl: async () => (await settings.ready()).trackingUrl ?? '',
  keepUntouchedProjects: false,
});

const [, projectId] = /^\/project\/(\d+)/.exec(location.pathname) ?? [];
if (projectId) {
  compiler.start();
  preparePlayback();
  spotreel.openAhead(Number(projectId));
  prepareFirstScene(spotreel, Number(projectId));
}

applyTheme();
adoptLayoutStyles(document);
followLanguage(spotreel);

const container = document.querySelector('#app');
if (container)
  createRoot(container).render(
    <StrictMode>
      <SpotreelProvider
        spotreel={spotreel}
        root={document}
        plansPage="/account/plans"
        integrationsPage="/account/integrations"
        loading={<LoadingScreen />}
      >
        <AppSettingsProvider settings={settings}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </AppSettingsProvider>
      </SpotreelProvider>
    </StrictMode>,
  );
