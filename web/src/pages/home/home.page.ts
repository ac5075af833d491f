import type { Page } from '../../app/pages';

export default {
  path: '',
  load: () => import('./Home.svelte'),
} satisfies Page;
