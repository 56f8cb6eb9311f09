import { recordsOfPage } from '../../collection/everyPage.ts'

type Parts = readonly (readonly number[])[]

/** What some requests can name, and the rest of it. */
interface WithinRequests {
  readonly halves: ReadonlyMap<string, Parts>
  /** what they do not reach, by language */
  readonly beyond: ReadonlyMap<string, readonly number[]>
  /** how many of the requests are left */
  readonly left: number
}

/** As much of what is asked for by number as so many requests bring, each of which brings one page. */
export function withinRequests(asked: ReadonlyMap<string, Parts>, most: number): WithinRequests {
  const halves = new Map<string, Parts>()
  const beyond = new Map<string, readonly number[]>()
  let left = most
  for (const [language, parts] of asked) {
    const within = parts.map((part) => {
      const named = part.slice(0, left * recordsOfPage)
      left -= Math.ceil(named.length / recordsOfPage)
      return named
    })
    const reached = within.filter(({ length }) => length > 0)
    if (reached.length > 0) halves.set(language, reached)
    const rest = parts.flatMap((part, at) => part.slice(within[at]?.length ?? 0))
    if (rest.length > 0) beyond.set(language, rest)
  }
  return { halves, beyond, left }
}
