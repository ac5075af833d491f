/** One layer on the page: keeps the nodes whose key stays, so that a move costs two nodes and not a board. */
import type { Item } from './scene';
import { toNode } from './svg';

export class Layer {
  private readonly nodes = new Map<string, SVGElement>();

  constructor(readonly node: SVGElement) {}

  /** Makes the layer show these items. */
  update(items: readonly Item[]): void {
    const wanted = new Map(items.map((item) => [item.key, item]));
    for (const [key, node] of this.nodes) {
      if (wanted.has(key)) continue;
      node.remove();
      this.nodes.delete(key);
    }
    for (const [key, item] of wanted) {
      if (this.nodes.has(key)) continue;
      const node = toNode(item.draw());
      this.node.append(node);
      this.nodes.set(key, node);
    }
  }

  /** The node with this key. */
  get(key: string): SVGElement | undefined {
    return this.nodes.get(key);
  }
}
