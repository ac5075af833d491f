import type { Page } from '../../app/pages';

export default {
  path: 'play',
  load: () => import('./Play.svelte'),
} satisfies Page;
