import { type Flow, say } from '@holotisch/engine';
import type { DefenceFace } from '../../data/types.ts';
import { chooseNumber, mayChooseUnit } from '../../flow/choose.ts';
import { spend } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { courageOf, hasKeyword, isEngaged, keywordTargets, numberOf } from '../../values.ts';
import { isNamed } from '../named.ts';
import { asPrinted } from '../phrases/card-actions.ts';
import { rollGuard, spendsForSoresu, sufferHits, takeHits } from '../phrases/guarding.ts';
import { freeAction, othersNearby } from '../phrases/keywords.ts';
import { deflect, isDeflected } from '../phrases/lightsabers.ts';
import { type AttackMoment, at, type CardSource, type LaterCards } from '../vocabulary.ts';

const showing = (faces: readonly DefenceFace[], face: DefenceFace): number =>
  faces.filter((one) => one === face).length;

/** Its own surge tokens serve the guard as they serve a defender. */
function* spendSurges(g: Legion, unit: Unit, surges: number): Flow<number> {
  const most = Math.min(surges, unit.tokens.surge);
  if (most === 0) return 0;
  const numbers = Array.from({ length: most + 1 }, (_, i) => i);
  const prompt = say('le.ask.guard-surges', { unit: unit.id });
  const spent = yield* chooseNumber(unit.seat, numbers, ['L2-ANGRIFF-IM-DETAIL-17'], prompt, { unit: unit.id });
  for (let i = 0; i < spent; i++) yield* spend(g, unit, 'surge', 'guardian');
  return spent;
}

/** It rolls for each hit, again for a dodge token if it is a master of it; it deflects, and converts its surges. */
function* guard(g: Legion, m: AttackMoment, self: CardSource): Flow {
  const { unit } = self;
  const hits = yield* takeHits(g, m, self);
  const told = (faces: readonly DefenceFace[]) =>
    g.emit({ type: 'guards', attack: m.attack.id, unit: unit.id, hits, faces });
  let faces = rollGuard(g, unit, hits);
  told(faces);
  if (yield* spendsForSoresu(g, m, unit)) {
    faces = rollGuard(g, unit, hits);
    told(faces);
  }
  const surges = showing(faces, 'surge');
  const deflecting = hasKeyword(g, unit, 'deflect') && isDeflected(g, m);
  if (deflecting) yield* deflect(g, m, unit, surges);
  const converts = deflecting || g.card(unit).surges.defence === 'block' || numberOf(g, unit, 'surgeBlock', 0, m) > 0;
  const turned = converts ? surges : yield* spendSurges(g, unit, surges);
  yield* sufferHits(g, m, unit, hits, showing(faces, 'block') + turned);
}

const guided = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => isNamed(g, friend, keywordTargets(g, unit, 'guidance')));

export const KEYWORDS_G_H_26: LaterCards = {
  // Not while it is at the end of its own courage.
  'keyword/guardian': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      when: (g: Legion, m: AttackMoment, self: CardSource) => {
        const courage = courageOf(g, self.unit);
        return (courage === null || self.unit.tokens.suppression < courage) && one.when(g, m, self);
      },
      run: guard,
    })),
  }),
  // Units of the kind that it names.
  'keyword/guidance': asPrinted('guidance', {
    when: (g, unit) => guided(g, unit).length > 0,
    *run(g, unit) {
      const prompt = say('le.ask.pulling-the-strings');
      const friend = yield* mayChooseUnit(unit.seat, guided(g, unit), ['L2-AKTIONEN-IM-DETAIL-07'], prompt, 'guidance');
      if (friend) yield* freeAction(g, friend, 'guidance', ['move', 'aim', 'dodge', 'standby', 'recover']);
    },
  }),
  'keyword/gunslinger': { askedBy: 'flow/edition26/pools.ts' },
  'keyword/hold-the-line': {
    abilities: [
      at('attack.convert', {
        mandatory: true,
        when: (g, m, self) => m.attacker === self.unit && isEngaged(g, self.unit) && g.rules.attackSurge(g, m) === null,
        *run(_g, m) {
          m.attack.noted['surge'] = 'hit';
        },
      }),
      at('defence.convert', {
        id: 'block',
        mandatory: true,
        when: (g, m, self) => m.defender === self.unit && isEngaged(g, self.unit),
        *run(_g, m) {
          m.attack.noted['defenceSurge'] = 'block';
        },
      }),
    ],
  },
};
