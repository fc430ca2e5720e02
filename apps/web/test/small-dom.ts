// As much of a document as React needs to build a part of the page and to be told what a hand does to it. It knows no
// layout and no browser: tests of controls press, choose and type here, the rest is seen in e2e/.

type Listener = (event: SmallEvent) => void;

interface SmallEvent {
  readonly type: string;
  readonly target: SmallElement;
  readonly bubbles: boolean;
  readonly cancelable: boolean;
  readonly timeStamp: number;
  defaultPrevented: boolean;
  readonly [name: string]: unknown;
}

class SmallNode {
  parentNode: SmallElement | null = null;
  childNodes: SmallNode[] = [];
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: SmallDocument;
  readonly #listeners = new Map<string, Set<Listener>>();
  constructor(document: SmallDocument, nodeType: number, nodeName: string) {
    this.ownerDocument = document;
    this.nodeType = nodeType;
    this.nodeName = nodeName;
  }
  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): SmallNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): SmallNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get parentElement(): SmallElement | null {
    return this.parentNode;
  }
  get isConnected(): boolean {
    return this === (this.ownerDocument.body as SmallNode) || (this.parentNode?.isConnected ?? false);
  }
  get textContent(): string {
    return this.childNodes.map((node) => node.textContent).join('');
  }
  set textContent(text: string) {
    this.childNodes = [];
    if (text !== '') this.appendChild(new SmallText(this.ownerDocument, text));
  }
  appendChild<T extends SmallNode>(node: T): T {
    return this.insertBefore(node, null);
  }
  insertBefore<T extends SmallNode>(node: T, before: SmallNode | null): T {
    node.parentNode?.removeChild(node);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this as never;
    return node;
  }
  removeChild<T extends SmallNode>(node: T): T {
    this.childNodes = this.childNodes.filter((one) => one !== node);
    node.parentNode = null;
    return node;
  }
  contains(node: SmallNode | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode));
  }
  /** Nothing is looked for by its selector: what a hand does not need, stands still. */
  querySelector(): null {
    return null;
  }
  querySelectorAll(): readonly never[] {
    return [];
  }
  addEventListener(type: string, listener: Listener, how?: boolean | { readonly capture?: boolean }): void {
    const key = keyOf(type, how);
    this.#listeners.set(key, (this.#listeners.get(key) ?? new Set()).add(listener));
  }
  removeEventListener(type: string, listener: Listener, how?: boolean | { readonly capture?: boolean }): void {
    this.#listeners.get(keyOf(type, how))?.delete(listener);
  }
  hear(event: SmallEvent, capture: boolean): void {
    for (const listener of this.#listeners.get(keyOf(event.type, capture)) ?? []) listener(event);
  }
}
const keyOf = (type: string, how?: boolean | { readonly capture?: boolean }): string =>
  `${type} ${typeof how === 'object' ? (how.capture ?? false) : (how ?? false)}`;

class SmallText extends SmallNode {
  nodeValue: string;
  constructor(document: SmallDocument, text: string) {
    super(document, 3, '#text');
    this.nodeValue = text;
  }
  override get textContent(): string {
    return this.nodeValue;
  }
  override set textContent(text: string) {
    this.nodeValue = text;
  }
  get data(): string {
    return this.nodeValue;
  }
  set data(text: string) {
    this.nodeValue = text;
  }
}

const HTML = 'http://www.w3.org/1999/xhtml';

export class SmallElement extends SmallNode {
  readonly namespaceURI: string;
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, unknown> & { setProperty(name: string, value: string): void };
  #value: string | undefined;
  #checked: boolean | undefined;
  #selected = false;
  constructor(document: SmallDocument, name: string, namespace = HTML) {
    super(document, 1, namespace === HTML ? name.toUpperCase() : name);
    this.namespaceURI = namespace;
    const style: Record<string, unknown> = {};
    const setProperty = (of: string, to: string) => {
      style[of] = to;
    };
    this.style = Object.assign(style, { setProperty });
  }
  get tagName(): string {
    return this.nodeName;
  }
  get children(): SmallElement[] {
    return this.childNodes.filter((node): node is SmallElement => node instanceof SmallElement);
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  setAttributeNS(_: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  /** What a field holds, and whether a box or an option is chosen; React sets them and asks for them. */
  get value(): string {
    if (this.nodeName === 'SELECT') return this.options.find((one) => one.selected)?.value ?? '';
    return this.#value ?? this.getAttribute('value') ?? (this.nodeName === 'OPTION' ? this.textContent : '');
  }
  set value(to: string) {
    if (this.nodeName === 'SELECT') for (const one of this.options) one.selected = one.value === to;
    else this.#value = String(to);
  }
  get valueAsNumber(): number {
    return this.value === '' ? Number.NaN : Number(this.value);
  }
  get defaultValue(): string {
    return this.getAttribute('value') ?? '';
  }
  set defaultValue(to: string) {
    this.setAttribute('value', to);
  }
  get checked(): boolean {
    return this.#checked ?? this.hasAttribute('checked');
  }
  set checked(to: boolean) {
    this.#checked = to;
  }
  get selected(): boolean {
    return this.#selected;
  }
  set selected(to: boolean) {
    this.#selected = to;
  }
  get type(): string {
    return this.getAttribute('type') ?? (this.nodeName === 'INPUT' ? 'text' : '');
  }
  set type(to: string) {
    this.setAttribute('type', to);
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(to: string) {
    this.setAttribute('name', to);
  }
  get options(): SmallElement[] {
    return this.all((one) => one.nodeName === 'OPTION');
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  /** All elements inside that are so, in the order of the document. */
  all(is: (element: SmallElement) => boolean): SmallElement[] {
    return this.children.flatMap((child) => [...(is(child) ? [child] : []), ...child.all(is)]);
  }
  focus(): void {
    this.ownerDocument.activeElement = this;
  }
  blur(): void {
    this.ownerDocument.activeElement = this.ownerDocument.body;
  }
  scrollIntoView(): void {}
  scrollTo(): void {}
  showModal(): void {}
  close(): void {}
  closest(): null {
    return null;
  }
  getBoundingClientRect(): { x: number; y: number; width: number; height: number; top: number; left: number } {
    return { x: 0, y: 0, width: 0, height: 0, top: 0, left: 0 };
  }
  /** Something happens to it: heard on the way down and up again, as in a browser. */
  happens(type: string, more: Readonly<Record<string, unknown>> = {}): SmallEvent {
    const event: SmallEvent = {
      type,
      target: this,
      bubbles: true,
      cancelable: true,
      timeStamp: 0,
      defaultPrevented: false,
      preventDefault: () => {
        event.defaultPrevented = true;
      },
      stopPropagation: () => {},
      ...more,
    };
    const path: SmallNode[] = [];
    for (let node: SmallNode | null = this; node; node = node.parentNode) path.push(node);
    for (const node of [...path].reverse()) node.hear(event, true);
    for (const node of path) node.hear(event, false);
    return event;
  }
}

export class SmallDocument extends SmallNode {
  readonly documentElement: SmallElement;
  readonly body: SmallElement;
  activeElement: SmallElement;
  defaultView: unknown = null;
  /** React looks whether there is such an event. */
  readonly oninput = null;
  constructor() {
    super(undefined as never, 9, '#document');
    Object.defineProperty(this, 'ownerDocument', { value: this });
    this.documentElement = this.appendChild(new SmallElement(this, 'html'));
    this.body = this.documentElement.appendChild(new SmallElement(this, 'body'));
    this.activeElement = this.body;
  }
  createElement(name: string): SmallElement {
    return new SmallElement(this, name);
  }
  createElementNS(namespace: string, name: string): SmallElement {
    return new SmallElement(this, name, namespace);
  }
  createTextNode(text: string): SmallText {
    return new SmallText(this, text);
  }
  createComment(text: string): SmallNode {
    return Object.assign(new SmallNode(this, 8, '#comment'), { nodeValue: text, data: text });
  }
  getElementById(): null {
    return null;
  }
}
