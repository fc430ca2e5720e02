import { type ESTree, parseSync } from 'vite';

/** A way to break a source text: what stands from `start` to `end` is replaced. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly now: string;
  /** A statement is replaced as a whole, everything else is an expression. */
  readonly isStatement: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string';

/** Nodes that TypeScript adds around an expression; all its other nodes are types and leave no trace at run time. */
const AROUND_EXPRESSIONS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);
const TYPE_KEYS = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'superTypeArguments']);

/**
 * What words and pictures are made of, not the rules: the log (`emit`), messages (`say`), and the parts of questions and
 * refusals that only explain. A sampled answer may be any legal one, so what `sample` prefers is no rule either.
 */
const EXPLAINS = new Set(['label', 'about', 'prompt', 'message', 'measured', 'allowed', 'region', 'sample']);

/** Another operator, or several of which one is picked. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

const OTHER_METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/**
 * Above a statement that comes to the same whatever it says, and is there to come to it sooner: `// Only quicker: …`, with the
 * reason. No test can tell whether it is broken, short of measuring time.
 */
const ONLY_QUICKER = /^ Only quicker: \S/;

/** Every place of a source text that can be broken, with the ways to break it. */
export function placesIn(text: string): Mutant[][] {
  const { program, comments, errors } = parseSync('source.ts', text);
  if (errors.length > 0) throw new SyntaxError(errors[0]!.message);
  const places: Mutant[][] = [];
  const quicker = comments
    .filter(({ value }) => ONLY_QUICKER.test(value))
    .map(({ end }) => end + text.slice(end).search(/\S/));
  walk(program as ESTree.Program as unknown as Node, text, { places, quicker });
  return places;
}

interface Search {
  readonly places: Mutant[][];
  /** Where statements begin that nothing depends on. */
  readonly quicker: readonly number[];
}

function walk(node: Node, text: string, search: Search): void {
  const { places, quicker } = search;
  if (isLeftOut(node) || (node.type !== 'Program' && quicker.includes(node.start))) return;
  const mutants = mutantsOf(node, text);
  if (mutants.length > 0) places.push(mutants);
  const ofBoth = picksOne(node, text);
  for (const [key, child] of Object.entries(node)) {
    if (TYPE_KEYS.has(key) || (key === 'key' && node['computed'] !== true) || (key === 'test' && ofBoth)) continue;
    if (Array.isArray(child)) for (const one of child) if (isNode(one)) walk(one, text, search);
    if (isNode(child)) walk(child, text, search);
  }
}

const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined);

/**
 * `a > b ? a : b` and `if (a > b) b = a;`: of two that are equal it makes no difference which one is taken, so `>=` is the
 * same. That the other one is taken, which is a mutant of the whole, remains.
 */
function picksOne(node: Node, text: string): boolean {
  const { test, consequent, alternate } = node;
  if (!isNode(test) || test.type !== 'BinaryExpression' || !/^[<>]=?$/.test(String(test['operator']))) return false;
  const source = (x: unknown): string => text.slice((x as Node).start, (x as Node).end);
  const compared = [source(test['left']), source(test['right'])].sort().join();
  if (node.type === 'ConditionalExpression') return [source(consequent), source(alternate)].sort().join() === compared;
  if (node.type !== 'IfStatement' || !isNode(consequent) || isNode(alternate)) return false;
  const set = consequent['expression'];
  if (!isNode(set) || set.type !== 'AssignmentExpression' || set['operator'] !== '=') return false;
  return [source(set['left']), source(set['right'])].sort().join() === compared;
}

/** The name of the function or method that is called. */
function calledName({ callee }: Node): unknown {
  if (!isNode(callee)) return undefined;
  return callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee);
}

/** `sampleTouching`: finds an answer. Any legal one will do. */
const isSample = (id: unknown): boolean => /^sample([A-Z]|$)/.test(String(nameOf(id)));

const isThrow = (node: unknown): boolean => {
  if (!isNode(node)) return false;
  const only = node.type === 'BlockStatement' ? (node['body'] as readonly Node[]) : [node];
  return only.length === 1 && only[0]!.type === 'ThrowStatement';
};

function isLeftOut(node: Node): boolean {
  if (node.type.startsWith('TS')) return !AROUND_EXPRESSIONS.has(node.type);
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ThrowStatement': // no legal match gets there
      return true;
    case 'IfStatement':
      return isThrow(node['consequent']);
    case 'CallExpression':
      return calledName(node) === 'emit' || calledName(node) === 'say';
    case 'FunctionDeclaration':
    case 'VariableDeclarator':
      return isSample(node['id']);
    case 'Property':
      return EXPLAINS.has(String(nameOf(node['key'])));
    default:
      return false;
  }
}

function mutantsOf(node: Node, text: string): Mutant[] {
  const { start, end } = node;
  const source = (x: unknown): string => text.slice((x as Node).start, (x as Node).end);
  const expression = (now: string): Mutant => ({ start, end, now, isStatement: false });
  const without = (): Mutant[] => [{ start, end, now: ';', isStatement: true }];
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const others = OPERATORS[node['operator'] as string] ?? [];
      const swapped = others.map((other) => `${source(node['left'])} ${other} ${source(node['right'])}`);
      // Two kinds of logic side by side need brackets.
      return swapped.map((now) => expression(node.type === 'LogicalExpression' ? `(${now})` : now));
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? [expression(`(${source(node['argument'])})`)] : [];
    case 'ConditionalExpression': {
      const { test, consequent, alternate } = node;
      return [expression(`!(${source(test)}) ? ${source(consequent)} : ${source(alternate)}`)];
    }
    case 'Literal': {
      const { value } = node;
      if (typeof value === 'number') return [expression(`${value + 1}`), expression(`(${value - 1})`)];
      return typeof value === 'boolean' ? [expression(`${!value}`)] : [];
    }
    case 'CallExpression':
      return callMutants(node, source).map(expression);
    case 'IfStatement': {
      const test = node['test'] as Node;
      const turned = { start: test.start, end: test.end, now: `!(${source(test)})`, isStatement: false };
      return [turned, ...(leavesEarly(node) ? without() : [])];
    }
    case 'ExpressionStatement':
      return calledName(node['expression'] as Node) === 'emit' ? [] : without();
    default:
      return [];
  }
}

/** `list.filter(…)` without the filter, `some` for `every`, `Math.min` for `Math.max`. */
function callMutants(node: Node, source: (x: unknown) => string): string[] {
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression' || callee['computed'] === true || callee['optional'] === true) return [];
  const called = String(calledName(node));
  const on = source(callee['object']);
  if (called === 'filter') return [on];
  const other = OTHER_METHODS[called];
  const rest = source(node).slice(source(callee).length);
  return other === undefined ? [] : [`${on}.${other}${rest}`];
}

const JUMPS = new Set(['ReturnStatement', 'ContinueStatement', 'BreakStatement']);

/** `if (…) return …;` and the like: a rule that ends or skips something. */
function leavesEarly({ consequent, alternate }: Node): boolean {
  if (alternate !== null || !isNode(consequent)) return false;
  const body = consequent.type === 'BlockStatement' ? (consequent['body'] as readonly Node[]) : [consequent];
  return JUMPS.has(body.at(-1)?.type ?? '');
}

export const broken = (text: string, { start, end, now }: Mutant): string =>
  text.slice(0, start) + now + text.slice(end);

/** The text with a call in front of each place, which tells when the place is reached. */
export function watched(text: string, marks: readonly { readonly mutant: Mutant; readonly call: string }[]): string {
  const inserts = marks.flatMap(({ mutant: { start, end, isStatement }, call }) => {
    const size = end - start;
    // Of two that begin in one place the larger one comes first, of two that end in one place the smaller one.
    return [
      { at: start, order: -size, text: isStatement ? `{ ${call}; ` : `(${call}, ` },
      { at: end, order: size - text.length - 1, text: isStatement ? ' }' : ')' },
    ];
  });
  inserts.sort((a, b) => b.at - a.at || b.order - a.order);
  let out = text;
  for (const { at, text: inserted } of inserts) out = out.slice(0, at) + inserted + out.slice(at);
  return out;
}

export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
