import { dayPlus, wallPlus, wallTime } from '../service/town/days.ts'
import type { Tongue } from '../service/town/tongues.ts'
import type { Happening } from './happening.ts'
import { type EventVersion, type Teller, type Told, versionOf } from './versions.ts'

/** What is decided once for all happenings of a circle. */
interface Circle {
  readonly source: Tongue
  readonly languages: readonly Tongue[]
  /** when the first of it was entered; the others follow minutes apart */
  readonly at: string
  entered: number
}

const firstOwn = '2026-11-01'

/** What an older site had came in one go, forty records a minute (all of events-read.json within two). */
function importedAt(nr: number): string {
  return wallTime('2026-06-01', '12:00', Math.floor(nr / 40))
}

/** Some weeks before, in office hours, and not later than now. */
function enteredAt({ dice, now }: Teller, start: string): string {
  const day = dayPlus(start.slice(0, 10), -7 - dice.whole(60))
  const at = wallTime(day, '08:30', dice.whole(9 * 60))
  return at < now ? at : wallPlus(now, -60 - dice.whole(40 * 24 * 60))
}

function makeCircle(teller: Teller, start: string): Circle {
  const { dice, profile } = teller
  const [first = 'ca', ...others] = profile.languages
  const source = dice.chance(0.9) ? first : dice.pick([first, ...others])
  const languages = profile.languages.filter(
    (tongue) => tongue === source || !dice.chance(profile.missing[tongue]),
  )
  return { source, languages, at: enteredAt(teller, start), entered: 0 }
}

/** Of what is translated together, some is forgotten. */
const isForgotten = ({ dice }: Teller, { entered }: Circle): boolean =>
  entered > 1 && dice.chance(0.08)

/** Every happening in the languages that have it. */
export function tellAll(teller: Teller, happenings: readonly Happening[]): Told[] {
  const circles = new Map<number, Circle>()
  const { rhythm } = teller.profile
  return happenings.map((happening, nr) => {
    const circle = circles.get(happening.circle) ?? makeCircle(teller, happening.start)
    circles.set(happening.circle, circle)
    const { source } = circle
    const isImported = rhythm === 'imported' && happening.start < firstOwn
    const at = isImported ? importedAt(nr) : wallPlus(circle.at, circle.entered * 4)
    circle.entered += 1
    const versions: Partial<Record<Tongue, EventVersion>> = {}
    for (const tongue of circle.languages) {
      if (tongue === source || !isForgotten(teller, circle))
        versions[tongue] = versionOf(teller, happening, source, tongue, at)
    }
    return { happening, source, versions }
  })
}
