import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist/', 'dist-demo/', 'screenshots/', 'test-results/', 'src/core/protocol.gen.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { project: './tsconfig.node.json', extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A policy without inline styles forbids them; `style:` directives go through the CSSOM and are fine.
      'svelte/no-inline-styles': ['error', { allowTransitions: false }],
      'svelte/no-at-html-tags': 'error',
      'svelte/button-has-type': 'error',
    },
  },
  { files: ['scripts/**', 'build/**', 'tests/**', '*.config.*'], languageOptions: { globals: { ...globals.node } } },
);
