// @ts-check
/** Files that stand beside bundles: pages, copies, empty folders. */
import { readFile, rm } from 'node:fs/promises';

/** Writes index.html with the entry chunk and what it imports at once. @param {string} template @returns {import('rollup').Plugin} */
export function indexHtml(template) {
  return {
    name: 'index-html',
    buildStart() {
      this.addWatchFile(template);
    },
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((item) => item.type === 'chunk' && item.isEntry);
      if (entry?.type !== 'chunk') return;
      const links = entry.imports.map((file) => `<link rel="modulepreload" href="/${file}">`);
      const script = `<script type="module" src="/${entry.fileName}"></script>`;
      const html = (await readFile(template, 'utf8')).replace('<!--entry-->', [...links, script].join('\n    '));
      this.emitFile({ type: 'asset', fileName: 'index.html', source: html });
    },
  };
}

/** Copies files beside the bundle. @param {Record<string, string>} files target name -> source @returns {import('rollup').Plugin} */
export function copyFiles(files) {
  return {
    name: 'copy-files',
    buildStart() {
      for (const source of Object.values(files)) this.addWatchFile(source);
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await readFile(source) });
    },
  };
}

/** Empties the folder that the bundle is written to, so that no file of an earlier build stays. @param {string} dir @returns {import('rollup').Plugin} */
export function emptyFolder(dir) {
  return { name: 'empty-folder', buildStart: () => rm(dir, { recursive: true, force: true }) };
}
