/** Millimetres: how wide and how high the rim of the table is. */
export const RIM = 30;
export const RIM_HIGH = 7;
