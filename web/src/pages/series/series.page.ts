import type { Page } from '../../app/pages';

export default {
  path: 'series',
  load: () => import('./Series.svelte'),
} satisfies Page;
