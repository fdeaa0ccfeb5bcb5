/** Situations in which each element shows every slot and part that the table of elements names. */
import { render, renderState } from '../../../sdk/stores/contract-server';
import type { serve } from './page';

type Server = ReturnType<typeof serve>;

interface Situation {
  /** Properties of the element. */
  readonly props?: object;
  /** Before the element is on the page. */
  readonly prepare?: (server: Server) => void;
  /** Selector of what it shows in the end. */
  readonly shows?: string;
  /** Selector of what is clicked once it is there. */
  readonly click?: string;
}

const empty = () => ({ data: [], page: 1, numPages: 1, totalCount: 0 });
const done = render({ status: 'done', videoUrl: '/none.mp4', downloadUrl: '/none.mp4', percentageComplete: 100 });
const finished = (server: Server) => {
  server.state.renders = renderState({ status: 'done', renders: [done], videoUrls: ['/none.mp4'] });
};

export const SITUATIONS: Readonly<Record<string, readonly Situation[]>> = {
  'project-editor': [
    { props: { projectId: 7 } },
    { props: { projectId: 7, panelLabel: 'Prices' }, click: '[role=tab][data-panel=own]' },
    {},
    { props: { projectId: 4711 } },
  ],
  'template-grid': [
    { shows: '[part=card]' },
    {
      props: { query: 'tab=animations' },
      prepare({ state }) {
        state.groupCount = 0;
      },
    },
    { props: { query: 'tab=animations' }, prepare: (server) => server.refuse('templateGroups', 'internal') },
  ],
  'my-videos': [
    {},
    { prepare: (server) => server.always('projects', empty) },
    { prepare: (server) => server.refuse('projects', 'internal') },
  ],
  'media-library': [{}],
  'music-picker': [{}, { prepare: (server) => server.always('musicKits', empty) }],
  'brand-form': [{}, { props: { brandId: 4711 } }, { prepare: (server) => server.refuse('organisations', 'internal') }],
  'render-button': [
    { props: { projectId: 7 }, click: 'button' },
    { props: { projectId: 7 }, prepare: finished },
    { props: { projectId: 7, deviceExport: true }, shows: '[part=device-button]' },
    { props: { projectId: 7 }, prepare: (server) => server.refuse('requestRender', 'internal'), click: 'button' },
  ],
  'video-player': [{ props: { projectId: 7 }, prepare: finished }, { props: { projectId: 7 } }],
  'assistant-chat': [{ shows: '[part=header]' }],
  'sign-in': [{}],
  'survey-modal': [{}],
};

/** Their slot `error` is that of the boundary around every element, which shows it when a component throws. */
export const FAILS_INSIDE_ALONE: ReadonlySet<string> = new Set([
  'media-library',
  'music-picker',
  'assistant-chat',
  'sign-in',
]);
