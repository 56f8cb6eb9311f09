interface Shape {
  readonly count: number
  readonly columns: number
}

/** Where a key leads from a place in a grid that is read row by row; null for a key that leads nowhere. */
export function stepInGrid(key: string, at: number, { count, columns }: Shape): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined) return null
  return next < 0 || next >= count ? at : next
}
