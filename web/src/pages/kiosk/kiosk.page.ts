import type { Page } from '../../app/pages';

export default {
  path: 'kiosk',
  load: () => import('./Kiosk.svelte'),
  frame: 'bare',
} satisfies Page;
