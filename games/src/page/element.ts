type Attributes = Readonly<Record<string, string | boolean>>;

/** Creates an element. Children are elements or text, never markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/** Creates a single-path 24 × 24 icon in the current text colour. */
export function drawing(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  setAttributes(svg, { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'drawing' });
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  setAttributes(line, { d: path });
  svg.append(line);
  return svg;
}

function setAttributes(target: Element, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false) continue;
    target.setAttribute(key, value === true ? '' : value);
  }
}
