import { type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { shipCard, upgradeCard } from '../../src/data/index.ts';
import { scoreOf } from '../../src/flow/end/end.ts';
import { exhaust } from '../../src/flow/tokens.ts';
import { armada } from '../../src/game.ts';
import { batteryOf } from '../../src/values.ts';
import { lay, type Spec, ship, Table } from '../table.ts';

/** Upgrade cards: exhausted and readied, and the tokens and dials that lie on them. */

const NEBULON = 'nebulon-b-escort-frigate';
/** The Status Phase with these cards aboard ship 0 and ship 1. */
const status = (own: Spec, other: Spec = {}, more: Record<string, unknown> = {}): Table =>
  lay({
    units: [
      ship(NEBULON, 0, 600, 200, 0, { activated: true, ...own }),
      ship(NEBULON, 1, 900, 700, 180, { activated: true, ...other }),
    ],
    phase: 'status',
    ...(more as object),
  });
const exhausted = (id: string, more: Spec = {}) => ({ id, exhausted: true, ...more });
const isExhausted = (t: Table, unit = 0, at = 0): boolean => t.ship(unit).upgrades[at]!.exhausted;

describe('exhausted and ready', () => {
  it('[AR-ERSCHOEPFT-01][AR-SPIELBEREIT-02] a ready card is exhausted to pay for its effect, a defence token when it is spent', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 900, 300, 0, { upgrades: ['dual-turbolaser-turrets'] }),
        ship('victory-i-class-star-destroyer-empire', 1, 900, 586.5, 180, { speed: 1 }),
      ],
      active: 0,
      step: 'attack',
      red: ['hit', 'hit', 'hit', 'double'],
    }).take('front>1.front', '0:dual-turbolaser-turrets', ['0']);
    expect(isExhausted(t)).toBe(true);
    t.until('window:attack.defend').take('1:token.0');
    expect(t.unit(1).tokens[0]!.state).toBe('exhausted');
  });

  it('[AR-ERSCHOEPFT-02] an exhausted card cannot be exhausted again', () => {
    const attack = (upgrade: Spec) =>
      lay({
        units: [
          ship(NEBULON, 0, 900, 300, 0, { upgrades: [upgrade] }),
          ship('victory-i-class-star-destroyer-empire', 1, 900, 586.5, 180, { speed: 1 }),
        ],
        active: 0,
        step: 'attack',
        red: ['hit', 'hit', 'hit'],
      }).take('front>1.front');
    expect(attack({ id: 'dual-turbolaser-turrets' }).options()).toContain('0:dual-turbolaser-turrets');
    const used = attack(exhausted('dual-turbolaser-turrets'));
    expect(used.open).toEqual(['1 window:attack.defend']);
    expect(exhaust(used.g, used.ship(0), used.ship(0).upgrades[0]!)).toBe(false);
  });

  it('[AR-ERSCHOEPFT-05][AR-SPIELBEREIT-05][AR-SPIELBEREIT-08][AR-SPIELBEREIT-09] a card of the recurring kind, or of an old printing without either symbol, is ready again after the Status Phase', () => {
    const t = status({ upgrades: [exhausted('dual-turbolaser-turrets'), exhausted('intel-officer')] }).until('dials');
    expect([isExhausted(t, 0, 0), isExhausted(t, 0, 1)]).toEqual([false, false]);
    expect(t.events('cardReadied').map((e) => e.card)).toEqual(['dual-turbolaser-turrets', 'intel-officer']);
  });

  it('[AR-SPIELBEREIT-06][AR-BEREITSCHAFTSKOSTEN-01] one of the other kind only if its price is paid', () => {
    const droid = { upgrades: [exhausted('swivel-mount-batteries')] };
    expect(isExhausted(status(droid).until('dials'))).toBe(true); // nothing to pay with
    const rich = { ...droid, commands: ['concentrate'] };
    expect(isExhausted(status(rich).take('none').until('dials'))).toBe(true);
    const paid = status(rich).take('0:swivel-mount-batteries:concentrate:ship').until('dials');
    expect([isExhausted(paid), paid.ship(0).commands]).toEqual([false, []]);
  });

  it('[AR-BEREITSCHAFTSKOSTEN-03] with the command of its icon, and with no other', () => {
    const t = status({ upgrades: [exhausted('swivel-mount-batteries')], commands: ['repair'] });
    expect(t.open).not.toContain('0 ready-card');
    expect(isExhausted(t)).toBe(true);
  });

  it('[AR-BEREITSCHAFTSKOSTEN-04] of icons with a stroke between them any one', () => {
    const parts = (command: string) => status({ upgrades: [exhausted('parts-resupply')], commands: [command] });
    for (const command of ['repair', 'navigate', 'squadron'])
      expect(parts(command).options()).toEqual([`0:parts-resupply:${command}:ship`, 'none']);
    expect(parts('concentrate').open).not.toContain('0 ready-card');
  });

  it('[AR-BEREITSCHAFTSKOSTEN-05] for the icon of any command any token', () => {
    for (const command of ['repair', 'navigate', 'squadron', 'concentrate']) {
      const t = status({ upgrades: [exhausted('t-series-tactical-droid')], commands: [command] });
      expect(t.options()).toEqual([`0:t-series-tactical-droid:${command}:ship`, 'none']);
    }
  });

  it('[AR-BEREITSCHAFTSKOSTEN-06] the ship that has the card pays, not its neighbour', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 600, 200, 0, { activated: true, upgrades: [exhausted('swivel-mount-batteries')] }),
        ship(NEBULON, 0, 700, 200, 0, { activated: true, commands: ['concentrate'] }),
      ],
      phase: 'status',
    });
    expect(t.open).not.toContain('0 ready-card');
    expect([isExhausted(t), t.ship(1).commands]).toEqual([true, ['concentrate']]);
  });

  it('[AR-BEREITSCHAFTSKOSTEN-07] the token that has paid does nothing else', () => {
    const t = status({
      upgrades: [exhausted('parts-resupply')],
      commands: ['repair'],
      shields: { front: 0 },
    }).take('0:parts-resupply:repair:ship');
    expect(t.events('command')).toHaveLength(0);
    expect(t.ship(0).shields.front).toBe(0);
  });

  it('[AR-SPIELBEREIT-07] the players ready one card each in turn, the first player first, until one has no more', () => {
    const two = {
      upgrades: [exhausted('swivel-mount-batteries'), exhausted('t-series-tactical-droid')],
      commands: ['concentrate', 'repair'],
    };
    const one = { upgrades: [exhausted('swivel-mount-batteries')], commands: ['concentrate'] };
    for (const first of [0, 1] as const) {
      const t = status(two, one, { first });
      const asked: string[] = [];
      while (t.open[0]?.endsWith('ready-card')) {
        asked.push(t.open[0]!);
        t.take(t.options()[0]!);
      }
      expect(asked).toEqual(
        first === 0
          ? ['0 ready-card', '1 ready-card', '0 ready-card']
          : ['1 ready-card', '0 ready-card', '0 ready-card'],
      );
      expect([isExhausted(t, 0, 0), isExhausted(t, 0, 1), isExhausted(t, 1)]).toEqual([false, false, false]);
    }
  });
});

interface FleetOf {
  readonly faction: string;
  readonly ships: readonly { readonly card: string; readonly upgrades: readonly string[] }[];
}
/** Two fleets on their way into the match; the first of them is the first player. */
function begun(...fleets: FleetOf[]): Table {
  const setup = JSON.parse(
    JSON.stringify({
      fleets: fleets.map((f) => ({ ...f, squadrons: [] })),
      rules: { rounds: null, points: null, unenforced: true },
    }),
  ) as Json;
  const match = Match.start(armada, { setup, seed: 'cards' }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const t = new Table(match.value);
  if (t.ask().kind === 'first-player') t.take('0');
  return t;
}
const republic = (...upgrades: string[]): FleetOf => ({
  faction: 'republic',
  ships: [{ card: 'consular-class-charger-c70', upgrades }],
});
const separatist = (...upgrades: string[]): FleetOf => ({
  faction: 'separatist',
  ships: [{ card: 'hardcell-class-transport', upgrades }],
});
const empire = (...upgrades: string[]): FleetOf => ({
  faction: 'empire',
  ships: [{ card: 'imperial-i-class-star-destroyer', upgrades }],
});
const form = (...commands: string[]) => Object.fromEntries(commands.map((c, i) => [String(i), c]));

describe('discarded cards', () => {
  const SSD = 'executor-i-class-star-dreadnought';
  it('[AR-AUFWERTUNGSKARTEN-18] are turned over: they stay with their ship and do nothing', () => {
    const t = lay({
      units: [ship('victory-ii-class-star-destroyer', 0, 900, 300, 0, { upgrades: ['all-fighters-follow-me'] })],
      stage: 'start',
    });
    expect(t.g.cards(t.ship(0))).toHaveLength(1);
    t.take('0:all-fighters-follow-me').goOn((u) => u.state.round === 2);
    expect(t.ship(0).upgrades).toMatchObject([{ id: 'all-fighters-follow-me', discarded: true }]);
    expect(t.g.cards(t.ship(0))).toEqual([]);
  });
  it('[AR-AUFWERTUNGSKARTEN-21] count with their ship when points are scored, also of a crippled huge ship', () => {
    const score = (units: readonly Spec[]) => scoreOf(lay({ units }).g)[1];
    const worth = (discarded: boolean) => {
      const upgrades = [{ id: 'grand-moff-tarkin', discarded }];
      const lost = ship('victory-ii-class-star-destroyer', 0, 300, 300, 0, { status: 'destroyed', upgrades });
      const crippled = ship(SSD, 0, 900, 400, 0, { damage: 20, upgrades });
      return [score([lost, ship(SSD, 0, 900, 400)]), score([crippled])];
    };
    const tarkin = upgradeCard('grand-moff-tarkin').points;
    const victory = shipCard('victory-ii-class-star-destroyer').points;
    expect(worth(true)).toEqual([victory + tarkin, Math.ceil((shipCard(SSD).points + tarkin) / 2)]);
    expect(worth(false)).toEqual(worth(true));
  });
  it('[AR-AUFWERTUNGSKARTEN-19] “you” on a card is the ship that has it, not its neighbour', () => {
    const { g } = lay({
      units: [
        ship('victory-ii-class-star-destroyer', 0, 300, 300, 0, { upgrades: ['enhanced-armament'] }),
        ship('victory-ii-class-star-destroyer', 0, 500, 300),
      ],
    });
    expect([0, 1].map((id) => batteryOf(g, g.ship(id), 'left').red)).toEqual([3, 2]);
  });
});

describe('tokens and dials on cards', () => {
  it('[AR-AUFWERTUNGSKARTEN-MIT-MARKERN-01][AR-AUFWERTUNGSKARTEN-MIT-MARKERN-05] are laid there by the owner when the ship is placed: of two pictured kinds any mix of the number', () => {
    const t = begun(republic('bail-organa-commander'), separatist('count-dooku')).until('card-counters');
    expect([t.open, t.unit(0).status]).toEqual([['0 card-counters'], 'play']);
    expect(t.unit(1).status).toBe('reserve');
    expect(new Set(t.options().map((o) => o.split('=')[1]))).toEqual(new Set(['navigate', 'repair']));
    expect(t.match.decide(0, form('squadron', 'repair', 'repair', 'repair', 'repair'))).toBeDefined();
    t.take(form('navigate', 'repair', 'repair', 'repair', 'repair'));
    expect(t.ship(0).upgrades[0]!.tokens).toEqual(['navigate', 'repair', 'repair', 'repair', 'repair']);
  });

  it('[AR-AUFWERTUNGSKARTEN-MIT-MARKERN-04] of one kind that many, without a question', () => {
    const t = begun(separatist('count-dooku', 'san-hill'), republic('bail-organa-commander')).until('card-counters');
    t.take(form('repair', 'navigate', 'repair')); // the commander's
    expect(t.ship(0).upgrades.map((u) => u.tokens)).toEqual([
      ['repair', 'navigate', 'repair'],
      ['squadron', 'squadron'],
    ]);
  });

  it('[AR-AUFWERTUNGSKARTEN-MIT-MARKERN-06] of any kind what the owner likes, also all alike', () => {
    const t = begun(separatist('general-grievous-commander', 'rune-haako'), republic('bail-organa-commander'));
    t.until('card-counters');
    expect(t.options()).toHaveLength(8);
    t.take(form('squadron', 'squadron'));
    expect(t.ship(0).upgrades[1]!.tokens).toEqual(['squadron', 'squadron']);
  });

  it('[AR-AUFWERTUNGSKARTEN-MIT-MARKERN-07][AR-AUFWERTUNGSKARTEN-MIT-MARKERN-08] dials are set to any commands and lie facedown on the card', () => {
    const t = begun(separatist('admiral-trench'), republic('bail-organa-commander')).until('card-counters');
    t.take(form('repair', 'repair', 'navigate', 'squadron'));
    expect(t.ship(0).upgrades[0]!.dials).toEqual(['repair', 'repair', 'navigate', 'squadron']);
    const theirs = armada.view(t.state, 1).units[0]!;
    expect(theirs.kind === 'ship' && theirs.upgrades[0]!.dials).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(t.ship(0).dials).toEqual([]); // none of them is the ship's
  });

  it('[AR-AUFWERTUNGSKARTEN-MIT-MARKERN-02] where both players have to choose they do it one card each in turn, the first player first', () => {
    const t = begun(
      empire('grand-admiral-thrawn', 'taskmaster-grint'),
      empire('grand-admiral-thrawn', 'taskmaster-grint'),
    ).until('card-counters');
    expect(t.state.units.every((u) => u.status === 'play')).toBe(true);
    const asked: string[] = [];
    while (t.open[0]?.endsWith('card-counters')) {
      asked.push(t.open[0]!);
      t.take(
        form(...(t.ask().prompt.args!['card'] === 'taskmaster-grint' ? ['repair'] : ['repair', 'repair', 'squadron'])),
      );
    }
    expect(asked.map((a) => a[0])).toEqual(['0', '1', '0', '1']);
  });

  it('[AR-AUFWERTUNGSKARTEN-MIT-MARKERN-09][AR-AUFWERTUNGSKARTEN-MIT-MARKERN-10] belong to the card: the ship resolves no command with them and has room for its own', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 600, 300, 0, {
          dials: ['navigate'],
          commands: ['squadron'],
          shields: { front: 0 },
          upgrades: [{ id: 'parts-resupply', tokens: ['repair', 'repair', 'repair'] }],
        }),
      ],
      active: 0,
    }).take('token'); // two tokens: as many as its command value, whatever lies on the card
    expect(t.ship(0).commands).toEqual(['squadron', 'navigate']);
    expect(t.open.includes('0 command') && t.options().some((o) => o.startsWith('repair'))).toBe(false);
    expect(t.ship(0).upgrades[0]!.tokens).toHaveLength(3);
  });

  it('[AR-FAQ-KOMMANDOS-10] a dial that is revealed on a card is not the ship’s reveal', () => {
    const reveal = (step: 'reveal' | 'start') =>
      lay({
        units: [
          ship('imperial-i-class-star-destroyer', 0, 300, 300, 0, {
            dials: ['repair', 'repair', 'repair'],
            upgrades: [{ id: 'grand-admiral-thrawn', dials: ['squadron'] }, 'pursuant'],
          }),
          ship(NEBULON, 0, 900, 300, 0, { dials: ['repair'] }),
        ],
        ...(step === 'reveal' ? { active: 0 } : { phase: 'ship', stage: 'start' }),
      });
    // Pursuant answers the reveal of the ship’s own dial …
    expect(reveal('reveal').options()).toContain('0:pursuant');
    // … and not that of Thrawn’s
    const t = reveal('start').take('0:grand-admiral-thrawn');
    expect(t.events('revealed')).toHaveLength(0);
    expect(t.open).toEqual(['0 activate']);
  });
});
