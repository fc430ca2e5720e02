import { isOwn, untilItsEnd } from '../phrases/upgrades.ts';
import { at, type CardFamily, type CardRules } from '../vocabulary.ts';

/** Two half weapons for one activation, at two targets. */
const TWIN: CardRules = {
  abilities: [
    at('unit.activates', {
      when: (_g, m, self) => isOwn(m, self),
      *run(g, _m, self) {
        self.equipped.note = 'halved';
        untilItsEnd(g, self, 'keyword.gunslinger', { add: 1 });
      },
    }),
    at('unit.ends', {
      id: 'whole',
      mandatory: true,
      when: (_g, m, self) => isOwn(m, self) && self.equipped.note === 'halved',
      *run(_g, _m, self) {
        delete self.equipped.note;
      },
    }),
  ],
  grants: ['gunslinger'],
};

export const HARDPOINT: CardFamily = {
  'upgrade/twin-blaster-cannons': TWIN,
  'upgrade/twin-missile-pods': TWIN,
};
