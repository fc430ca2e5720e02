export type { ArmadaClauseId, ClauseId, LegionClauseId, XWingClauseId } from './ids.ts';
