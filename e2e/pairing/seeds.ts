/** What the matcher may be tuned on: its results may be looked at seed by seed and case by case. */
export const tuningSeeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const

/** Only the sum of these is ever looked at: they say how good the matcher is, and teach it nothing. */
export const heldOutSeeds = [
  101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114,
] as const
