/** As much of boardgame.io as is called here. */
interface LocalClient {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  getState(): { readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string }; readonly G: Skirmish };
}
interface BoardGameIo {
  readonly Client: (options: object) => LocalClient;
}

interface Random {
  D6(count: number): number[];
  Shuffle<T>(list: readonly T[]): T[];
}

interface Ship {
  readonly id: number;
  readonly seat: number;
  shields: number;
  readonly tokens: Record<string, number>;
  readonly damage: string[];
}
export interface Skirmish {
  readonly ships: Ship[];
  readonly deck: string[];
}

const SHIPS = 6;
const HULL = 3;

const ship = (_: unknown, id: number) => ({
  id,
  seat: id % 2,
  shields: 2,
  pose: { x: 100 * id, y: 0, hx: 0, hy: 1 },
  tokens: { focus: 0, evade: 0, stress: 0, ion: 0 },
  upgrades: ['one', 'two', 'three'].map((card) => ({ card, discarded: false })),
  damage: [],
  dial: null,
});

export const isAfloat = ({ damage }: Ship): boolean => damage.length < HULL;

/**
 * A skirmish of six ships as its documentation would have it written: a move rolls dice against dice and deals damage
 * from a deck. No cards that act, no geometry, no questions back: far less than a decision of ours has to do.
 */
export const skirmish = {
  setup: ({ random }: { random: Random }): Skirmish => ({
    ships: Array.from({ length: SHIPS }, ship),
    deck: random.Shuffle(Array.from({ length: 33 }, (_, i) => `card ${i}`)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    attack({ G, random }: { G: Skirmish; random: Random }, from: number, to: number) {
      const target = G.ships[to];
      const attacker = G.ships[from];
      if (attacker === undefined || target === undefined || !isAfloat(attacker) || !isAfloat(target))
        return 'INVALID_MOVE';
      const hits = random.D6(3).filter((d) => d > 3).length;
      const evades = random.D6(2).filter((d) => d > 4).length;
      for (let n = hits - evades; n > 0; n--)
        if (target.shields > 0) target.shields--;
        else target.damage.push(G.deck.pop() ?? 'none left');
      attacker.tokens['focus'] = (attacker.tokens['focus'] ?? 0) + 1;
      return undefined;
    },
  },
  endIf({ G }: { G: Skirmish }) {
    const left = [0, 1].filter((seat) => G.ships.some((s) => s.seat === seat && isAfloat(s)));
    return left.length < 2 ? { winner: left[0] } : undefined;
  },
};

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** Noughts and crosses: the smallest game there is, from its tutorial. */
const tictactoe = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf({ G: { cells }, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) {
    const isFull = (line: string) =>
      new Set([...line].map((i) => cells[Number(i)])).size === 1 && cells[Number(line[0])];
    if (LINES.some(isFull)) return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

/** Moves of its local client: no network, no screen. */
export function boardGameIo(require: NodeJS.Require) {
  const { Client } = require('boardgame.io/client') as BoardGameIo;
  let number = 0;
  const play = (game: object, move: (client: LocalClient) => void): number => {
    const client = Client({ game, debug: false });
    let moves = 0;
    for (; client.getState().ctx.gameover === undefined; moves++) move(client);
    return moves;
  };
  return {
    skirmish: () =>
      play(skirmish, (client) => {
        const { G, ctx } = client.getState();
        const afloat = G.ships.filter(isAfloat);
        const own = afloat.filter((s) => s.seat === Number(ctx.currentPlayer));
        const others = afloat.filter((s) => s.seat !== Number(ctx.currentPlayer));
        client.moves['attack']!(own[number++ % own.length]!.id, others[number++ % others.length]!.id);
      }),
    tictactoe: () => {
      const free = [0, 1, 2, 3, 4, 5, 6, 7, 8];
      return play(tictactoe, ({ moves }) => moves['clickCell']!(free.splice(number++ % free.length, 1)[0]));
    },
  };
}
