import type { Page } from '../../app/pages';

export default {
  path: 'puzzles',
  load: () => import('./Puzzles.svelte'),
  nav: { text: 'web-nav-puzzles', order: 30 },
} satisfies Page;
