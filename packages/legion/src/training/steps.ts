/** What the advanced rules of the core booklet add to its training battle, in the order of the booklet. R-LE-71 */
export const TRAINING_STEPS = [
  /** Command cards of characters: hands of seven instead of four. LC-KOMMANDOKARTEN-01..04 */
  'character-cards',
  /** Line of sight for attack pools and for wounds. LC-SICHTLINIE-01, LC-WUNDEN-UND-SICHTLINIE-01, LC-DER-ANGRIFFSPOOL-01 */
  'sight',
  /** Recover, card actions and standby. LC-AKTIONEN-04 */
  'actions',
  /** Surge tokens. LC-ENERGIEMARKER-01 */
  'surges',
  /** An attack may have several defenders. LC-MEHRERE-EINHEITEN-ANGREIFEN-01 */
  'split-attacks',
  /** Pivots, reverse moves, troopers that are pushed aside. LC-FAHRZEUGE-BEWEGEN-07, LC-BODENFAHRZEUGE-01 */
  'vehicles',
  /** Resilience. LC-FAHRZEUGSCHADEN-01 */
  'damage',
  /** Suppression, courage and panic. LC-NIEDERHALTEN-MARKER-01, LC-TAPFERKEIT-01, LC-PANIK-01 */
  'suppression',
  /** What is special about clone troopers and droid troopers. LC-KLONE-UND-DROIDEN-01 */
  'clones-and-droids',
  /** Armies of one's own with upgrade cards. LC-ZUSAMMENSTELLUNG-VON-ARMEEN-01, LC-AUFWERTUNGEN-01 */
  'upgrades',
  /** Ion tokens. LC-IONENMARKER-01 */
  'ion',
  /** Objective, deployment and condition. LC-DIE-GEFECHTSSTAPEL-01 */
  'battle-cards',
  /** All other keywords of the cards. LC-EINHEITENSCHLUESSELWOERTER-03, LC-WAFFENSCHLUESSELWOERTER-05 */
  'keywords',
] as const;
export type TrainingStep = (typeof TRAINING_STEPS)[number];
