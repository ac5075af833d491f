import type { Page } from '../../app/pages';

export default {
  path: 'learn',
  load: () => import('./Learn.svelte'),
  nav: { text: 'web-nav-learn', order: 20 },
} satisfies Page;
