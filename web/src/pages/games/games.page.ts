import type { Page } from '../../app/pages';

export default {
  path: 'games',
  load: () => import('./Games.svelte'),
  nav: { text: 'web-nav-games', order: 80 },
} satisfies Page;
