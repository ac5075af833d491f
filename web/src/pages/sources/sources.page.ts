import type { Page } from '../../app/pages';

export default {
  path: 'sources',
  load: () => import('./Sources.svelte'),
  nav: { text: 'web-nav-sources', order: 90 },
} satisfies Page;
