import { type Dictionary, type Language, nameIn } from '@holotisch/engine';
import * as data from '../../data/index.ts';
import type { Faction, Name, ObjectiveCard, Size, Slot } from '../../data/types.ts';

/** Printed names as phrases: ids are the keys of everything, names are only shown. */

type Both = Required<Name>;

/** AR-FRAKTION-01 */
export const FACTION_NAMES: Readonly<Record<Faction, Both>> = {
  rebel: { en: 'Rebel Alliance', de: 'Rebellen' },
  empire: { en: 'Galactic Empire', de: 'Imperium' },
  republic: { en: 'Galactic Republic', de: 'Galaktische Republik' },
  separatist: { en: 'Separatist Alliance', de: 'Separatistenallianz' },
};

/** AR-AUFWERTUNGSSYMBOLE-01 */
export const SLOT_NAMES: Readonly<Record<Slot, Both>> = {
  commander: { en: 'Commander', de: 'Commander' },
  officer: { en: 'Officer', de: 'Offizier' },
  'weapons-team': { en: 'Weapons Team', de: 'Waffenteam' },
  'support-team': { en: 'Support Team', de: 'Unterstützungsteam' },
  'fleet-command': { en: 'Fleet Command', de: 'Flottenkommando' },
  'fleet-support': { en: 'Fleet Support', de: 'Flottenunterstützung' },
  'offensive-retrofit': { en: 'Offensive Retrofit', de: 'Offensive Nachrüstung' },
  'defensive-retrofit': { en: 'Defensive Retrofit', de: 'Defensive Nachrüstung' },
  'experimental-retrofit': { en: 'Experimental Retrofit', de: 'Experimentelle Sonderausstattung' },
  turbolasers: { en: 'Turbolasers', de: 'Turbolaser' },
  'ion-cannons': { en: 'Ion Cannons', de: 'Ionenkanonen' },
  ordnance: { en: 'Ordnance', de: 'Flugkörper' },
  superweapon: { en: 'Superweapon', de: 'Superwaffe' },
  title: { en: 'Title', de: 'Titel' },
};

/** AR-GROESSENKATEGORIE-01 */
const SIZE_NAMES: Readonly<Record<Size, Both>> = {
  small: { en: 'small', de: 'klein' },
  medium: { en: 'medium', de: 'mittelgroß' },
  large: { en: 'large', de: 'groß' },
  huge: { en: 'huge', de: 'riesig' },
};

/** AR-EINSATZZIELKARTEN-03, AR-EINSATZZIELKARTEN-04, AR-EINSATZZIELKARTEN-05 */
export const KIND_NAMES: Readonly<Record<ObjectiveCard['kind'], Both>> = {
  assault: { en: 'Assault', de: 'Angriff' },
  defence: { en: 'Defense', de: 'Verteidigung' },
  navigation: { en: 'Navigation', de: 'Navigation' },
  campaign: { en: 'Campaign', de: 'Kampagne' },
};

const TRAIT_NAMES: Readonly<Record<string, Both>> = {
  bombard: { en: 'Bombard', de: 'Bombardement' },
  clone: { en: 'Clone', de: 'Klon' },
  comms: { en: 'Comms', de: 'Kommunikation' },
  droid: { en: 'Droid', de: 'Droide' },
  jedi: { en: 'Jedi', de: 'Jedi' },
  medical: { en: 'Medical', de: 'Medizin' },
  senate: { en: 'Senate', de: 'Senat' },
  transport: { en: 'Transport', de: 'Transport' },
};

const entries = (kind: string, names: Readonly<Record<string, Name>>): (readonly [string, Name])[] =>
  Object.entries(names).map(([id, name]) => [`ar.${kind}.${id}`, name]);

const everyName: readonly (readonly [string, Name])[] = [
  ...[...data.ALL_SHIPS, ...data.ALL_SQUADRONS, ...data.ALL_UPGRADES, ...data.ALL_OBJECTIVES, ...data.DAMAGE_DECK].map(
    (card) => [`ar.name.${card.id}`, card.name] as const,
  ),
  ...data.CLASSES.map((one) => [`ar.class.${one.id}`, one.name] as const),
  ...entries('faction', FACTION_NAMES),
  ...entries('slot', SLOT_NAMES),
  ...entries('size', SIZE_NAMES),
  ...entries('kind', KIND_NAMES),
  ...entries('trait', TRAIT_NAMES),
];

export const nameText: Readonly<Record<Language, Dictionary>> = {
  de: Object.fromEntries(everyName.map(([key, name]) => [key, nameIn(name, 'de')])),
  en: Object.fromEntries(everyName.map(([key, name]) => [key, name.en])),
};

/** Names inside a message. */
type Word = { text: string };
export const nameOf = (id: string): Word => ({ text: `ar.name.${id}` });
export const className = (id: string): Word => ({ text: `ar.class.${id}` });
export const factionName = (faction: Faction): Word => ({ text: `ar.faction.${faction}` });
export const slotName = (slot: Slot): Word => ({ text: `ar.slot.${slot}` });
export const sizeName = (size: Size): Word => ({ text: `ar.size.${size}` });
export const kindName = (kind: ObjectiveCard['kind']): Word => ({ text: `ar.kind.${kind}` });
export const traitName = (trait: string): Word => ({ text: `ar.trait.${trait}` });
