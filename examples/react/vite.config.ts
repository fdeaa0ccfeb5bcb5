import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // your own server, which makes the tokens
  server: { proxy: { '/spotreel-token': 'http://localhost:3000' } },
});
