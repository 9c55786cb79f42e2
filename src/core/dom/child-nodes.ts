// Children as arrays: iterating a live list is several times slower, and a pass may change the tree meanwhile.

export function nodesIn(parent: Node): Node[] {
  const nodes: Node[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) nodes.push(node);
  return nodes;
}

export function elementsIn(parent: Element): Element[] {
  const elements: Element[] = [];
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) elements.push(child);
  return elements;
}
