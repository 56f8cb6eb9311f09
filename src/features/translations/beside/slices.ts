/** Lets everything else that waits go first. */
export const breath = (): Promise<void> =>
  new Promise<void>((go) => {
    setTimeout(go)
  })

interface Slicing<Step> {
  /** milliseconds after which others have the processor */
  readonly most: number
  readonly onStep: (step: Step) => void
  /** false when nobody waits for the result any more */
  readonly isWanted: () => boolean
}

/** Goes through steps a slice at a time; nothing comes of it when it is not wanted any more. */
export async function inSlices<Step, Result>(
  steps: Generator<Step, Result, void>,
  { most, onStep, isWanted }: Slicing<Step>,
): Promise<{ result: Result } | null> {
  let until = performance.now() + most
  for (;;) {
    const step = steps.next()
    if (step.done === true) return { result: step.value }
    if (performance.now() < until) continue
    onStep(step.value)
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other is the point
    await breath()
    if (!isWanted()) return null
    until = performance.now() + most
  }
}
