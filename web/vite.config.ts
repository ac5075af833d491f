/**
 * The build: relative addresses, so that the folder can be served under any path; hashed names; nothing inline, so that
 * a strict content-security policy holds.
 */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { texts } from './build/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [svelte(), texts(here('../crates/text/locales'))],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: process.env['KHAMSIN_DEMO'] === '1' ? here('demo/index.html') : here('index.html'),
    },
    outDir: process.env['KHAMSIN_DEMO'] === '1' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
  },
  server: { fs: { allow: [here('.'), here('../crates/text/locales')] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    css: { include: [/tokens\.css/] },
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
  },
});
