import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // your own server, which makes the tokens
  server: { proxy: { '/spotreel-token': 'http://localhost:3000' } },
});
