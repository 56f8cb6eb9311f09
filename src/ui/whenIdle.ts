interface Patience {
  /** milliseconds after which it is done although there is something else to do */
  readonly most: number
  /** milliseconds that are waited where a browser does not tell when it has nothing to do */
  readonly blindly: number
}

/** Does something when the browser has nothing else to do: what is to be painted is painted by then. Gives what calls it off. */
export function whenIdle(act: () => void, { most, blindly }: Patience): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, blindly)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(act, { timeout: most })
  return () => cancelIdleCallback(call)
}

/** Until a page that was just drawn has nothing else to do: for what it is whole without. */
export const untilIdle = () =>
  new Promise<void>((resolve) => void whenIdle(resolve, { most: 2000, blindly: 300 }))
