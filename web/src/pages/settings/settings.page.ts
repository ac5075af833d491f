import type { Page } from '../../app/pages';

export default {
  path: 'settings',
  load: () => import('./Settings.svelte'),
} satisfies Page;
