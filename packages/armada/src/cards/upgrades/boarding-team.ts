import { askAll, type Flow, isObject, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import * as data from '../../data/index.ts';
import { COMMANDS, type Slot } from '../../data/types.ts';
import { lookAtDamage, turnFaceup } from '../../flow/attack/damage.ts';
import { spendOutright } from '../../flow/attack/defence.ts';
import { giveRaid } from '../../flow/attack/modify.ts';
import { chooseOne, chooseSeveral, chooseUpgrade, may } from '../../flow/choose.ts';
import { spendDial } from '../../flow/command/commands.ts';
import { commandNamed, discardCard, loseToken, trimTokens } from '../../flow/tokens.ts';
import type { Equipped, Ship } from '../../state.ts';
import { banned, engineeringOf, isAtRange, squadronValueOf } from '../../values.ts';
import { CLAUSE, enemyShips, isSelf, lookAtDials, pickUnit, tokensOf } from '../phrases/crew.ts';
import { at, type CardFamily, type CardRules, type CardSource } from '../vocabulary.ts';

/** Enemy ships at close range against which the team has something to do. */
type Against = (g: Armada, ship: Ship, self: CardSource) => boolean;

const reachable = (g: Armada, self: CardSource, against: Against): readonly Ship[] =>
  enemyShips(g, self).filter((s) => isAtRange(g, self.ship, s, 'close') && against(g, s, self));

/** What a team is paid with: the dial that has just been revealed, or a token. */
const costs = (ship: Ship): readonly ('dial' | 'token')[] => [
  ...(ship.open.includes('squadron') ? (['dial'] as const) : []),
  ...(ship.commands.includes('squadron') ? (['token'] as const) : []),
];

/**
 * 'When you reveal a command, you may discard a Squadron dial or token and this card to choose 1 enemy ship at close
 * range.'
 */
const boards = (
  run: (g: Armada, ship: Ship, self: CardSource) => Flow<void>,
  against: Against = () => true,
): CardRules => ({
  abilities: [
    at('ship.revealed', {
      when: (g, { ship }, self) =>
        isSelf(ship, self) && costs(ship).length > 0 && reachable(g, self, against).length > 0,
      *run(g, { ship }, self) {
        const target = yield* pickUnit(self, reachable(g, self, against));
        const prompt = say('ar.ask.boarding-cost', { card: self.card });
        const ways = costs(ship).map((way) => `squadron-${way}` as const);
        const way = yield* chooseOne(self.seat, 'card-way', ways, CLAUSE, prompt, { unit: ship.id, card: self.card });
        if (way === 'squadron-dial') spendDial(g, ship, 'squadron', 'card');
        else loseToken(g, ship, 'squadron', 'card');
        discardCard(g, ship, self.equipped);
        yield* run(g, target, self);
      },
    }),
  ],
});

/** The chosen ship loses one of these upgrade cards. */
const sabotages = (fits: (slots: readonly Slot[]) => boolean): CardRules => {
  const cards = ({ upgrades }: Ship): readonly Equipped[] =>
    upgrades.filter((u) => !u.discarded && fits(data.upgradeCard(u.id).slots));
  return boards(
    function* (g, ship, self) {
      const prompt = say('ar.ask.discard-upgrade', { unit: ship.id });
      discardCard(g, ship, yield* chooseUpgrade(self.seat, ship, cards(ship), CLAUSE, prompt, self.card));
      yield* trimTokens(g, ship);
      yield* g.rules.removeDestroyed(g); // its hull may have depended on the card
    },
    (_g, ship) => cards(ship).length > 0,
  );
};

/** What Shriv Suurgav may tear out. */
const MACHINES: readonly Slot[] = [
  'weapons-team',
  'support-team',
  'offensive-retrofit',
  'defensive-retrofit',
  'ordnance',
  'ion-cannons',
  'turbolasers',
];

/** Tokens of an enemy that the team may spend: it is its own ship that does so. */
const takeable = (g: Armada, ship: Ship, { ship: unit }: CardSource): readonly number[] =>
  tokensOf(ship, 'ready', 'exhausted').filter(
    (place) => !banned(g, 'spendAsCost', { unit, token: ship.tokens[place]! }),
  );

const hasFacedown = ({ damage }: Ship): boolean => damage.some((d) => !d.faceup);

export const boardingTeam: CardFamily = {
  // AR-CARD-TECHNIKER-DES-ENTERKOMMANDO-01..03: first all are chosen, then they are turned one after the other
  'upgrade/boarding-engineers': boards(
    function* (g, ship, self) {
      lookAtDamage(g, self.seat, ship);
      const down = ship.damage.filter((d) => !d.faceup);
      const chosen = yield* chooseSeveral({
        seat: self.seat,
        kind: 'card-damages',
        prompt: say('ar.ask.flip-damage', { unit: ship.id, n: engineeringOf(g, self.ship) }),
        clauses: ['AR-CARD-TECHNIKER-DES-ENTERKOMMANDO-01'],
        min: 0,
        max: Math.min(engineeringOf(g, self.ship), down.length),
        about: { unit: ship.id, card: self.card },
        options: down.map((damage) => {
          const place = ship.damage.indexOf(damage);
          return {
            id: String(place),
            label: say('ar.damageCard', { card: damage.card }),
            about: { unit: ship.id, damage: place },
          };
        }),
      });
      const cards = chosen.map((place) => ship.damage[Number(place)]!);
      for (const damage of cards) if (ship.damage.includes(damage)) yield* turnFaceup(g, ship, damage);
      yield* g.rules.removeDestroyed(g);
    },
    (_g, ship) => hasFacedown(ship),
  ),
  // AR-CARD-ENTERKOMMANDO-01..03
  'upgrade/boarding-troopers': boards(
    function* (g, ship, self) {
      const places = takeable(g, ship, self);
      const most = Math.min(squadronValueOf(g, self.ship), places.length);
      const chosen = yield* chooseSeveral({
        seat: self.seat,
        kind: 'card-tokens',
        prompt: say('ar.ask.board-tokens', { unit: ship.id, n: most }),
        clauses: ['AR-CARD-ENTERKOMMANDO-01', 'AR-CARD-ENTERKOMMANDO-03'],
        min: 0,
        max: most,
        about: { unit: ship.id, card: self.card },
        options: places.map((token) => {
          const { kind } = ship.tokens[token]!;
          return { id: String(token), label: say(`ar.token.${kind}`), about: { unit: ship.id, token, kind } };
        }),
      });
      for (const place of chosen) spendOutright(g, ship, Number(place));
    },
    (g, ship, self) => takeable(g, ship, self).length > 0,
  ),
  // AR-CARD-CHAM-SYNDULLA-01
  'upgrade/cham-syndulla': boards(
    function* (g, ship, self) {
      lookAtDials(g, self, ship);
      const [answer] = yield* askAll([
        {
          type: 'form',
          seat: self.seat,
          kind: 'card-dials',
          prompt: say('ar.ask.new-dials', { unit: ship.id }),
          clauses: ['AR-CARD-CHAM-SYNDULLA-01'],
          fields: ship.dials.map((dial, i) => ({
            id: String(i),
            label: say('ar.dialOf', { unit: ship.id, n: i + 1 }),
            // what it shows now comes first
            options: [...COMMANDS]
              .sort((a, b) => Number(b === dial) - Number(a === dial))
              .map((command) => ({
                id: command,
                label: say(`ar.command.${command}`),
                about: { unit: ship.id, command },
              })),
          })),
        },
      ]);
      if (isObject(answer)) for (const i of ship.dials.keys()) ship.dials[i] = commandNamed(String(answer[String(i)]));
      lookAtDials(g, self, ship);
    },
    (_g, ship) => ship.dials.length > 0,
  ),
  'upgrade/darth-vader-boarding-team': sabotages((slots) => !slots.includes('commander')),
  'upgrade/jyn-erso': boards(
    function* (g, ship, self) {
      if (ship.raids.length === 0)
        for (let i = 0; i < 2; i++) yield* giveRaid(g, self.seat, ship, ['AR-UEBERFALLMARKER-04']);
      if (ship.objectives === 0) return;
      const prompt = say('ar.ask.victory-token', { card: self.card });
      if (!(yield* may(self.seat, prompt, CLAUSE, { unit: ship.id }))) return;
      const side = g.state.sides[self.seat]!;
      g.state.victory[side]++;
      g.emit({ type: 'victoryToken', side, count: 1, why: say('ar.card', { card: self.card }) });
    },
    (_g, ship) => ship.raids.length === 0 || ship.objectives > 0,
  ),
  'upgrade/shriv-suurgav': sabotages((slots) => slots.some((slot) => MACHINES.includes(slot))),
};
