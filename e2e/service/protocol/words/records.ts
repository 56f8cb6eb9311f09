/** Words that records themselves carry. */
export const recordsEn = {
  'cost.free': 'Free',
} as const

type RecordWords = Record<keyof typeof recordsEn, string>

export const recordsCa: RecordWords = {
  'cost.free': 'Gratuït',
}

export const recordsEs: RecordWords = {
  'cost.free': 'Gratis',
}
