// What a document names in links and in code: files of the tree, and commands of package.json.
import { posix } from 'node:path';

interface Tree {
  /** Every file and folder, from the root. */
  readonly paths: readonly string[];
  readonly commands: readonly string[];
}

const LINK = /\]\(([^)\s]+)\)/g;
const BLOCK = /^```[^\n]*\n([\s\S]*?)^```/gm;
const CODE = /`([^`\n]+)`/g;
const COMMAND = /\bnpm (?:run ([a-z-]+)|(start|test)\b)/g;
/** A path with a folder or an ending in it; one with a hole (`<game>`, `*`, `…`) names many. */
const FILE = /^[\w.@-]+(?:\/[\w.@-]+)*(?:\.(?:tsx?|mjs|jsonl?|md|ya?ml|png|css)|\/)$/;
/** What a run makes, and what a player has. */
const MADE = /^(?:\.cache|\.data|node_modules|dist|deploy\/.*\.secret)(?:\/|$)|\.holo\.json$|\.xws\.json$/;

const isElsewhere = (link: string) => /^(?:[a-z]+:|#)/.test(link);

/** Names may be short: `flow/attack/attack.ts` is one of some game, `engine/match.ts` is `packages/engine/src/match.ts`. */
const isThere = (name: string, { paths }: Tree) =>
  [name, name.replace('/', '/src/')]
    .map((short) => short.replace(/\/$/, ''))
    .some((short) => paths.some((path) => path === short || path.endsWith(`/${short}`)));

/** What is named and not there, in the order of the text. */
export function deadNames(page: string, text: string, tree: Tree): string[] {
  const links = [...text.matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter(
      (link) => !isElsewhere(link) && !tree.paths.includes(posix.join(posix.dirname(page), link.replace(/#.*/, ''))),
    );
  const prose = text.replace(BLOCK, '');
  const codes = [...prose.matchAll(CODE)].map(([, code = '']) => code);
  const files = codes.filter((code) => FILE.test(code) && !MADE.test(code) && !isThere(code, tree));
  const commands = [...codes, ...[...text.matchAll(BLOCK)].map(([, block = '']) => block)]
    .flatMap((code) => [...code.matchAll(COMMAND)])
    .filter(([, named, plain]) => !tree.commands.includes(named ?? plain ?? ''))
    .map(([command]) => command);
  return [...links, ...files, ...commands];
}
