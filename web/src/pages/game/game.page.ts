import type { Page } from '../../app/pages';

export default {
  path: 'game',
  load: () => import('./Game.svelte'),
} satisfies Page;
