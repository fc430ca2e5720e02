import { resolved, type Source } from './sources.ts';

/**
 * Files that load each other in a circle, each circle once. What only lends a type, or is loaded when it is asked for,
 * ties no knot.
 */
export function cycles(sources: readonly Source[]): readonly (readonly string[])[] {
  const known = new Set(sources.map((s) => s.path));
  const loads = new Map(sources.map((s) => [s.path, loadedBy(s).filter((path) => known.has(path))]));
  return knots(loads).map((knot) => shortest(new Set(knot), loads));
}

const loadedBy = (s: Source): string[] =>
  s.imports.filter((i) => !i.types && !i.later && i.from.startsWith('.')).map((i) => resolved(s, i.from));

/** Tarjan's strongly connected components, those of one file that does not load itself left out. */
function knots(loads: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const out: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    open.push(file);
    for (const next of loads.get(file) ?? []) {
      if (!index.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const knot = open.splice(open.indexOf(file));
    if (knot.length > 1 || loads.get(file)?.includes(file)) out.push(knot);
  };
  for (const file of loads.keys()) if (!index.has(file)) visit(file);
  return out;
}

/** The shortest way round inside a knot, so that whoever reads it knows which import to cut. */
function shortest(knot: ReadonlySet<string>, loads: ReadonlyMap<string, readonly string[]>): string[] {
  let best: string[] | undefined;
  for (const start of knot) {
    const ways: string[][] = [[start]];
    const seen = new Set<string>();
    for (let way = ways.shift(); way && (!best || way.length < best.length); way = ways.shift())
      for (const next of loads.get(way.at(-1)!) ?? []) {
        if (next === start) best = !best || way.length < best.length ? way : best;
        else if (knot.has(next) && !seen.has(next)) {
          seen.add(next);
          ways.push([...way, next]);
        }
      }
  }
  return [...best!, best![0]!];
}
