import type { Page } from '../../app/pages';

export default {
  path: 'live',
  load: () => import('./Live.svelte'),
} satisfies Page;
