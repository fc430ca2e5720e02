import { type ArmadaState, data } from '@holotisch/armada';
import type { Json, Seat } from '@holotisch/engine';
import type { Viewer } from '../src/index.ts';
import type { Secrets } from './search.ts';

type Ship = Extract<ArmadaState['units'][number], { kind: 'ship' }>;
export const shipsOf = (state: ArmadaState): Ship[] => state.units.filter((unit) => unit.kind === 'ship');
const isCommand = (word: Json): boolean => data.COMMANDS.some((command) => command === word);
const otherCommand = (dial: string) => data.COMMANDS.find((command) => command !== dial)!;

/** Dials that an objective keeps facedown, from everybody. */
export const secretOf = ({ objectiveNote }: ArmadaState): readonly string[] =>
  Array.isArray(objectiveNote['secret']) ? objectiveNote['secret'].map(String) : [];

/** The first player looks at the second player's objectives; nobody else looks at anybody's. */
const knowsObjectives = ({ sides, first, phase }: ArmadaState, viewer: Viewer, owner: Seat): boolean =>
  viewer === owner ||
  (viewer !== 'nobody' && phase !== 'initiative' && sides[viewer] === first && sides[owner] !== first);

/** Where an event may name a command: a dial that has come up, a token, a command that is being resolved. */
const COMMANDS_IN: Readonly<Record<string, string>> = {
  revealed: 'dial',
  dialKept: 'dial',
  dialSpent: 'dial',
  dialUnspent: 'dial',
  tokenGained: 'token',
  tokenLost: 'token',
  raided: 'token',
  raidGone: 'tokens',
  command: 'command',
  cardTokens: 'tokens',
  phase: 'phase', // one of them has the name of a command
};
/** These say the name of a card that lies open, or did until now. */
const OPEN = new Set(['faceup', 'turnedDown', 'ability', 'ended', 'exhausted', 'cardReadied', 'discarded']);

/**
 * Armada hides facedown dials from all but their player, the face of facedown damage from everybody, the deck and the
 * chance to come, and objectives that somebody has brought and not shown.
 */
export const armadaSecrets: Secrets = {
  game: 'armada',
  scrambled(state: ArmadaState, viewer) {
    return {
      ...state,
      chance: { seed: 'other', drawn: 99, loaded: {} },
      deck: { draw: state.deck.draw.map(() => 'other'), discard: state.deck.discard },
      brought: state.brought.map((o, owner) =>
        o === null || knowsObjectives(state, viewer, owner) ? o : { assault: 'other' },
      ),
      objectiveNote: {
        ...state.objectiveNote,
        ...(secretOf(state).length > 0 && { secret: secretOf(state).map(otherCommand) }),
      },
      units: state.units.map((unit) => {
        if (unit.kind === 'squadron') return unit;
        const hide = (dials: readonly string[]) => (unit.seat === viewer ? dials : dials.map(otherCommand));
        return {
          ...unit,
          dials: hide(unit.dials),
          upgrades: unit.upgrades.map((u) => ({ ...u, dials: hide(u.dials) })),
          damage: unit.damage.map((d) => (d.faceup ? d : { ...d, card: 'other' })),
        };
      }),
    };
  },
  betrays(event, state: ArmadaState, viewer, meant) {
    if (meant) return false;
    const type = String(event['type']);
    for (const [name, said] of Object.entries(event)) {
      const words = Array.isArray(said) ? said : [said];
      if (words.some(isCommand) && COMMANDS_IN[type] !== name) return true;
    }
    const said = Object.values(event);
    for (const [owner, brought] of state.brought.entries())
      if (brought && !knowsObjectives(state, viewer, owner) && type !== 'objectiveChosen')
        if (Object.values(brought).some((id) => id !== state.objective && said.includes(id))) return true;
    const unit = state.units[Number(event['unit'])];
    if (unit?.kind !== 'ship' || OPEN.has(type)) return false;
    const facedown = unit.damage.filter((d) => !d.faceup).map((d) => d.card);
    if (type === 'damageCard' || type === 'damageDiscarded') {
      // Dealt faceup: it still lies so, or it was one of those that are turned over at once.
      const { card } = event;
      if (typeof card !== 'string' || !facedown.includes(card)) return false;
      return (
        type === 'damageCard' &&
        !data.damageCard(card).immediate &&
        !unit.damage.some((d) => d.faceup && d.card === card)
      );
    }
    return facedown.some((card) => said.includes(card));
  },
};
