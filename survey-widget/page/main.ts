/** The script of a survey's own page: the survey, or what it asks for before. */
import { createServiceCall } from '../service/service-call';
import { watchEmail } from './email-form';
import { type Opened, readPageData } from './page-data';
import { readPageQuery } from './page-query';
import { watchPin } from './pin-form';
import { showOnPage } from './show-on-page';

const data = readPageData();
const query = readPageQuery(location);
const call = createServiceCall({ apiHost: location.origin, environmentId: data.environmentId });

function show(opened: Opened): void {
  const main = document.getElementById('main');
  if (!main) return;
  const { welcomeCard, name } = opened.survey;
  document.title = (welcomeCard.enabled && welcomeCard.headline) || name;
  const heading = Object.assign(document.createElement('h1'), {
    className: 'page-hidden',
    textContent: document.title,
  });
  const place = document.createElement('div');
  main.replaceChildren(heading, place);
  showOnPage(data, opened, query, call, place).catch((error: unknown) => {
    console.error(error);
    main.replaceChildren(Object.assign(document.createElement('p'), { textContent: data.words.failed, role: 'alert' }));
  });
}

if (data.opened) show(data.opened);
watchPin(data, query, call, show);
watchEmail(data, call);
