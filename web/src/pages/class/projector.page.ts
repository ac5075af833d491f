import type { Page } from '../../app/pages';

export default {
  path: 'projector',
  load: () => import('./Projector.svelte'),
  frame: 'bare',
} satisfies Page;
