import { type EmbeddingSite, startEmbeddingSite } from './embedding-site';

/** A page with the editor in a sandboxed frame. `sandbox`: the tokens of the frame. What the page hears is in `window.heard`. */
export function startFrameSite(
  server: string,
  projectId: number,
  token: string,
  sandbox: string,
): Promise<EmbeddingSite> {
  const policy = `default-src 'none'; script-src ${server} 'unsafe-inline'; frame-src ${server}`;
  return startEmbeddingSite(
    `<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,">
<script src="${server}/sdk/v1/frame.js"></script>
<iframe title="Editor" sandbox="${sandbox}" width="1200" height="800"></iframe>
<script>
  window.heard = [];
  const iframe = document.querySelector('iframe');
  iframe.src = '${server}/embed/project-editor?project-id=${projectId}&origin=' + encodeURIComponent(location.origin);
  window.frame = window.spotreelFrame(iframe, {
    getAccessToken({ reason }) { window.heard.push('token ' + reason); return '${token}'; },
    canceled: ['before-render'],
  });
  for (const name of ['ready', 'size', 'project-saved', 'before-render'])
    window.frame.addEventListener(name, ({ detail }) => window.heard.push(name + ' ' + JSON.stringify(detail ?? null)));
</script></html>`,
    policy,
  );
}
