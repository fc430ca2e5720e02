import { say } from '@holotisch/engine';
import { changeDefence, chooseDefenceDice, rerollDefence } from '../../flow/attack/dice.ts';
import { eyeOf } from '../../flow/attack/loose.ts';
import { inQuarter } from '../../geometry/base.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { keywordOf, keywordsOn, leaderOf } from '../../values.ts';
import { defends } from '../phrases/lightsabers.ts';
import { at, ban, type CardFamily, value } from '../vocabulary.ts';

/** `Weak Point 1: Rear`, `Weak Point 1: Rear, Sides`. */
function weakArcs(g: Legion, unit: Unit): readonly ('front' | 'rear' | 'left' | 'right')[] {
  const out: ('front' | 'rear' | 'left' | 'right')[] = [];
  for (const { keyword, of = [] } of keywordsOn(g, unit)) {
    if (keyword !== 'weak-point') continue;
    if (of.includes('Rear')) out.push('rear');
    if (of.some((arc) => arc.startsWith('Side'))) out.push('left', 'right');
  }
  return out;
}

const isInWheelMode = (g: Legion, key: string): boolean => g.state.lasting.some(({ source }) => source === key);

export const KEYWORDS_U_Z: CardFamily = {
  // LE-UNHEIMLICHES-GLUECK-X-01..04, R-LE-40: in step 8, after surges were converted
  'keyword/uncanny-luck': {
    abilities: [
      at('defence.modify', {
        when: (_g, m, self) => defends(m, self) && m.attack.defence.length > 0,
        *run(g, m, self) {
          const max = keywordOf(g, self.unit, 'uncanny-luck');
          const dice = yield* chooseDefenceDice(m, {
            seat: self.seat,
            max,
            card: 'uncanny-luck',
            prompt: say('le.ask.defence-reroll', { n: max }),
            clauses: ['LE-UNHEIMLICHES-GLUECK-X-01', 'LE-UNHEIMLICHES-GLUECK-X-03'],
          });
          rerollDefence(g, m.attack, self.unit, dice, 'uncanny-luck');
          const surges = dice.filter(({ face }) => face === 'surge');
          changeDefence(g, m.attack, self.unit, surges, g.rules.defenceSurge(g, m) ?? 'blank', 'surge', 'converted');
        },
      }),
    ],
  },
  // LE-UNGEHINDERT-01
  'keyword/unhindered': { values: [value('unhindered', () => ({ add: 1 }))] },
  'keyword/versatile': { askedBy: 'flow/attack/targets.ts' },
  // LE-SCHWACHSTELLE-X-HECK-01, -02: whoever stands behind it hits harder
  'keyword/weak-point': {
    values: [
      value('exposed', (g, unit, _self, { attack }) => {
        if (!attack) return undefined;
        const { base } = eyeOf(g, attack);
        const { pose } = leaderOf(g, unit);
        const behind = weakArcs(g, unit).some((quarter) => inQuarter(pose, quarter, base));
        return behind ? { add: keywordOf(g, unit, 'weak-point') } : undefined;
      }),
    ],
    grants: ['impact'],
  },
  // LC-RADMODUS-01..03
  'keyword/wheel-mode': {
    abilities: [
      at('unit.activates', {
        when: (_g, m, self) => m.unit === self.unit,
        *run(g, _m, self) {
          const begun = { source: self.key, unit: self.unit.id, until: 'round' } as const;
          g.state.lasting.push({ ...begun, value: 'speed', modifier: { set: 3 } });
          g.state.lasting.push({ ...begun, value: 'keyword.cover', modifier: { add: 2 } });
        },
      }),
    ],
    grants: ['cover'],
    bans: [
      ban('attack', (g, { unit }, self) =>
        unit === self.unit && isInWheelMode(g, self.key)
          ? { clauses: ['LC-RADMODUS-03'], message: say('le.no.wheelMode', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
      ban('spend', (g, { unit, token }, self) =>
        unit === self.unit && token === 'shield' && isInWheelMode(g, self.key)
          ? { clauses: ['LC-RADMODUS-03'], message: say('le.no.wheelMode', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
};
