import { say } from '@holotisch/engine';
import { contains } from '@holotisch/table';
import { chooseUnit, chooseWay, mayChooseUnit } from '../../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../../flow/command.ts';
import { STRIKE_TEAM } from '../../../flow/edition26/attack.ts';
import { gain } from '../../../flow/tokens.ts';
import { colourOf, zoneShapes } from '../../../flow/zones.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import { isKin } from '../../../named.ts';
import type { Unit } from '../../../state.ts';
import { between, friendsOf, onTable, sideOf } from '../../../values.ts';
import { askUnit, SAYS, using } from '../../upgrades/phrases.ts';
import { at, type CardFamily, type CardSource, type CommandMoment, value } from '../../vocabulary.ts';

/** Universal upgrades of 2026: who carries orders, who comes along, who is dug in. R-L2-51 */

const recipients = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  friendsOf(g.state, unit).filter((u) => u.seat === unit.seat && u.rank === 'corps' && mayOrder(g, u, unit));
const entrusted = using<CommandMoment>({
  when: (g, m, self) => m.seat === self.seat && self.unit.status === 'play' && recipients(g, self).length > 0,
  *run(g, _m, self) {
    const unit = yield* chooseUnit(self.seat, recipients(g, self), SAYS, askUnit(self), self.card);
    yield* giveOrder(g, unit, self.unit);
  },
});

/** Special forces of its faction or affiliation, on the table or still to come. */
const teams = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  g.state.units.filter(
    (u) => u.seat === unit.seat && u.rank === 'special' && u.status !== 'defeated' && isKin(g, unit, u),
  );
const teamOf = (g: Legion, { note }: Unit): Unit | undefined => {
  const id = note[STRIKE_TEAM];
  return typeof id === 'number' ? g.state.units[id] : undefined;
};

/** With every base in the territory of its side. */
function isAtHome(g: Legion, unit: Unit): boolean {
  const zones = zoneShapes(g, colourOf(g.state, sideOf(g.state, unit)));
  return onTable(unit).every((mini) =>
    g.mini(unit, mini).base.every((shape) => zones.some((zone) => contains(zone, shape))),
  );
}

export const SERVING: CardFamily = {
  'upgrade/trusted-agent': { abilities: [at('command.orders', entrusted), at('command.ordered', entrusted)] },
  'upgrade/strike-team-leader': {
    abilities: [
      at('setup.after', {
        when: (g, _m, self) => teams(g, self).length > 0,
        *run(g, _m, self) {
          const team = yield* mayChooseUnit(self.seat, teams(g, self), SAYS, askUnit(self), self.card);
          if (team) self.unit.note[STRIKE_TEAM] = team.id;
        },
      }),
      at('activation.start', {
        mandatory: true,
        when: (g, _m, { unit }) => {
          const team = teamOf(g, unit);
          return unit.status === 'play' && team?.status === 'play' && isAt(between(g, unit, team), 2);
        },
        *run(g, _m, self) {
          const team = teamOf(g, self.unit)!;
          const about = { unit: team.id, card: self.card };
          const prompt = say('le.ask.command-token', about);
          const token = yield* chooseWay(self.seat, ['aim', 'dodge'], SAYS, prompt, about);
          yield* gain(g, team, token, 1, self.card);
        },
      }),
    ],
  },
  'upgrade/dug-in': {
    values: [value('coverRed', (g, unit) => (unit.order !== 'facedown' && isAtHome(g, unit) ? { add: 1 } : undefined))],
  },
};
