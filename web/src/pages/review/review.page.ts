import type { Page } from '../../app/pages';

export default {
  path: 'review',
  load: () => import('./Review.svelte'),
} satisfies Page;
