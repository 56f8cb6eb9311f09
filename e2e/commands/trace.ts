/** One event of a trace of the browser, as much of it as is read here. */
interface Traced {
  readonly name: string
  readonly tid: number
  readonly pid: number
  /** processor time in µs: what other programs of the machine took is not in it */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's main thread, in ms of processor time. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: Traced[] }
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0)
}
