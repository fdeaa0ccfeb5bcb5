import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Tags that are elements, not components of Vue. */
const ELEMENTS = ['template-grid', 'project-editor'];

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => ELEMENTS.includes(tag) } } })],
  // your own server, which makes the tokens
  server: { proxy: { '/spotreel-token': 'http://localhost:3000' } },
});
