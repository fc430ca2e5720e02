/**
 * The one tolerance of the table, in millimetres. Bases that share no more than this do not overlap,
 * and a length that exceeds a band line by no more than this still belongs to the nearer band.
 */
export const TOLERANCE = 1e-6;
