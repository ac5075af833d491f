import type { Page } from '../../app/pages';

export default {
  path: 'editor',
  load: () => import('./Editor.svelte'),
  nav: { text: 'web-nav-editor', order: 40 },
} satisfies Page;
