const loaded = new Set<string>();

/** Whether the script of the chat runs on this page. */
export function isWidgetLoaded(url: string): boolean {
  return loaded.has(url);
}

/** Adds the script of a chat to the page, once. Rejects when it does not load; it can then be tried again. */
export function loadWidget(url: string): Promise<void> {
  if (loaded.has(url)) return Promise.resolve();
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      loaded.add(url);
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the chat did not load.'));
    });
    document.head.append(script);
  });
}
