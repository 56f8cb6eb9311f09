import type { TFunction } from 'i18next'

/** As much of a cell as is repeated. */
const longest = 60

/** What is wrong with a cell, with what the sheet shows of it: «Inici, «aviat»: no és cap data.» */
export function cellMessage(
  t: TFunction<'transfer'>,
  field: string,
  problem: string,
  shown = '',
): string {
  if (shown === '') return t('cell.plain', { field, problem })
  const short = shown.length > longest ? `${shown.slice(0, longest).trimEnd()}…` : shown
  return t('cell.shown', { field, problem, shown: short.replaceAll(/\s+/g, ' ') })
}
