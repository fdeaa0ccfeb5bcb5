import type MiniSearch from 'minisearch';

interface Found {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

const SHOWN = 12;

/** `/` and Ctrl+K open it. The index comes with the first search. */
export function setUpSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const input = dialog?.querySelector('input');
  const list = dialog?.querySelector('ol');
  const state = dialog?.querySelector<HTMLElement>('.search__state');
  if (!dialog || !input || !list || !state) return;
  let index: Promise<MiniSearch<Found>> | undefined;
  const open = () => {
    index ??= loadIndex();
    if (!dialog.open) dialog.showModal();
    input.select();
  };
  const show = async () => {
    const query = input.value.trim();
    index ??= loadIndex();
    const loaded = await index.catch(() => undefined);
    if (!loaded) index = undefined;
    if (query !== input.value.trim()) return; // a later key was faster
    const found = query && loaded ? (loaded.search(query) as unknown as Found[]).slice(0, SHOWN) : [];
    list.replaceChildren(...found.map((entry) => itemOf(entry)));
    if (!loaded) state.textContent = 'The search could not be loaded. Type again to retry.';
    else state.textContent = query && found.length === 0 ? `Nothing found for “${query}”. Try fewer words.` : '';
  };
  input.addEventListener('input', show);
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      // the field would take the first Escape to empty itself
      event.preventDefault();
      dialog.close();
    } else moveFocus(event, input, list);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || (event.target as Element).closest('a')) dialog.close();
  });
  document.querySelector('[data-open-search]')?.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea, project-editor');
    const isAsked = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isAsked) return;
    event.preventDefault();
    open();
  });
}

async function loadIndex(): Promise<MiniSearch<Found>> {
  const [{ default: Index }, response] = await Promise.all([
    import('minisearch'),
    fetch(document.body.dataset.search ?? ''),
  ]);
  const index = new Index<Found>({
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 4, page: 2 }, combineWith: 'AND' },
  });
  index.addAll((await response.json()) as Found[]);
  return index;
}

function itemOf({ id, title, page, text }: Found): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = id;
  const parts = { b: title, small: title === page ? '' : page, span: text.slice(0, 120) };
  for (const [name, content] of Object.entries(parts)) {
    const part = document.createElement(name);
    part.textContent = content;
    link.append(part);
  }
  item.append(link);
  return item;
}

/** Arrow keys move between the field and the results; Enter in the field opens the first. */
function moveFocus(event: KeyboardEvent, input: HTMLInputElement, list: HTMLOListElement): void {
  const stops = [input, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLInputElement | HTMLAnchorElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  } else if (event.key === 'Enter' && at === 0) {
    event.preventDefault();
    stops[1]?.click();
  }
}
