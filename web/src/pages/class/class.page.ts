import type { Page } from '../../app/pages';

export default {
  path: 'class',
  load: () => import('./Class.svelte'),
} satisfies Page;
