/**
 * Drawings as plain data, which become nodes on the page or text in a picture.
 *
 * Colours are written as `var(--token)`: the page resolves them by its theme, a picture by a list handed in.
 */

/** A value of an attribute. */
type Value = string | number;

/** One element of a drawing. */
export interface Drawing {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, Value>>;
  readonly children: readonly (Drawing | string)[];
}

/** An element. */
export function draw(
  tag: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly (Drawing | string)[]
): Drawing {
  return { tag, attributes, children };
}

/** Several elements as one. */
export function group(children: readonly Drawing[], attributes: Readonly<Record<string, Value>> = {}): Drawing {
  return draw('g', attributes, ...children);
}

/** A line along a path: nothing is filled. */
export function stroke(d: string, colour: string, width: number, more: Readonly<Record<string, Value>> = {}): Drawing {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return draw('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...ends, ...more });
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** The drawing as a node. */
export function toNode({ tag, attributes, children }: Drawing): SVGElement {
  const node = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children.map((child) => (typeof child === 'string' ? child : toNode(child))));
  return node;
}

/** The drawing as text, each `var(--token)` replaced by its colour. */
export function toText({ tag, attributes, children }: Drawing, colour: (token: string) => string): string {
  const resolve = (value: Value) => String(value).replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token));
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(resolve(value))}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escape(child) : toText(child, colour)));
  return `<${tag}${written.join('')}>${inside.join('')}</${tag}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
}
