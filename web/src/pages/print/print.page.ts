import type { Page } from '../../app/pages';

export default {
  path: 'print',
  load: () => import('./Print.svelte'),
  nav: { text: 'web-nav-print', order: 80 },
} satisfies Page;
