import type { Page } from '../../app/pages';

export default {
  path: 'lobby',
  load: () => import('./Lobby.svelte'),
  nav: { text: 'web-nav-lobby', order: 15 },
} satisfies Page;
