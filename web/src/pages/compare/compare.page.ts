import type { Page } from '../../app/pages';

export default {
  path: 'compare',
  load: () => import('./Compare.svelte'),
} satisfies Page;
