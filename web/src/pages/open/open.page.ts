import type { Page } from '../../app/pages';

export default {
  path: 'open',
  load: () => import('./Open.svelte'),
} satisfies Page;
