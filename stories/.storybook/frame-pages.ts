/** Pages of `/embed/<tag>` for stories, which have no server: each says that it is ready, and shows the tag and its attributes. */
import type { Plugin } from 'vite';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>An element in a frame</title>
<style>
  html { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { display: grid; place-items: center; min-height: 28rem; margin: 0; }
  strong { color: var(--spotreel-accent); }
</style>
<p>A server shows <strong></strong> here.</p>
<script>
  const query = new URLSearchParams(location.search);
  if (query.get('theme')) document.documentElement.style.colorScheme = query.get('theme');
  const name = document.querySelector('strong');
  name.textContent = '<' + location.pathname.split('/').pop() + '>';
  addEventListener('message', ({ data }) => {
    for (const [token, value] of Object.entries(data.attributes ?? {})) name.style.setProperty(token, value);
  });
  parent.postMessage({ spotreel: 1, type: 'ready', tag: name.textContent }, '*');
</script>
</html>`;

export function framePages(): Plugin {
  return {
    name: 'frame-pages',
    configureServer(server) {
      server.middlewares.use('/embed/', (_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(PAGE);
      });
    },
  };
}
