/**
 * The build: relative addresses, so that the folder can be served under any path; hashed names; nothing inline, so that
 * a strict content-security policy holds.
 */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { texts } from './build/texts.ts';

/** What the server also sends: nothing from elsewhere, nothing inline. The core is WebAssembly. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

/** The demonstration of boards and components is a build of its own, and not part of the app. */
const demo = process.env['KHAMSIN_DEMO'] === '1';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [svelte(), texts(here('../crates/text/locales'))],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here(demo ? 'demo/index.html' : 'index.html') },
    outDir: demo ? 'dist-demo' : 'dist',
    emptyOutDir: true,
  },
  server: { fs: { allow: [here('.'), here('../crates/text/locales')] } },
  // The tests visit the page under a name that is not localhost: there it is not secure, as on a local network.
  preview: { headers: { 'Content-Security-Policy': POLICY }, allowedHosts: ['khamsin.test'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    // Machines that build at the same time are slow.
    testTimeout: 20_000,
    css: { include: [/tokens\.css/] },
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
  },
});
