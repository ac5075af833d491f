/**
 * The pages there are. A page announces itself by a file `pages/<name>/<name>.page.ts`; nothing else has to be changed.
 *
 * Only those small files are part of the start; the page itself is loaded when it is gone to. What links to a page asks
 * `pageLink`, which gives nothing for a page that does not exist.
 */
import type { Component } from 'svelte';
import { href, type Route } from './router.svelte';

/** What every page is given. */
export interface PageProps {
  route: Route;
}

/** A page's component as the frame uses it. */
export type PageComponent = Component<PageProps>;

/** How a page announces itself. */
export interface Page {
  /** Its name in addresses; the empty one is the home page. */
  readonly path: string;
  /** Loads its component, which takes `PageProps` or nothing. */
  readonly load: () => Promise<{ default: Component<never> }>;
  /** Its entry in the navigation, if it has one: a text id and a place, lower ones first. */
  readonly nav?: { readonly text: string; readonly order: number };
  /** `bare` pages are shown without the frame of header and footer. */
  readonly frame?: 'bare';
}

const files = import.meta.glob<{ default: Page }>('../pages/*/*.page.ts', { eager: true });

/** Every page by its name in addresses. */
export const pages: ReadonlyMap<string, Page> = new Map(
  Object.values(files).map(({ default: page }) => [page.path, page]),
);

/** The pages of the navigation, in order. */
export const navigation: readonly { page: Page; text: string; href: string }[] = [...pages.values()]
  .flatMap((page) => (page.nav ? [{ page, text: page.nav.text, order: page.nav.order, href: href(page.path) }] : []))
  .sort((one, other) => one.order - other.order);

/** The address of a page, or `null` if there is no such page. */
export function pageLink(
  page: string,
  rest: readonly string[] = [],
  query: Readonly<Record<string, string>> = {},
): string | null {
  return pages.has(page) ? href(page, rest, query) : null;
}
