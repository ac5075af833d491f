import type { Page } from '../../app/pages';

export default {
  path: 'new',
  load: () => import('./New.svelte'),
  nav: { text: 'web-nav-new', order: 10 },
} satisfies Page;
