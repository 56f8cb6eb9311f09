import type { Dice } from '../service/town/dice.ts'
import type { Tongue } from '../service/town/tongues.ts'
import type { Numbered } from './numbered.ts'
import type { Profile } from './profile.ts'

/** A file in the media library: its id is of the sequence of all records. */
export interface Picture extends Numbered {
  readonly path: string
  readonly extension: string
  readonly width: number
  readonly height: number
  /** bytes */
  readonly filesize: number
}

/** What a happening shows: one file, or what became of it in the languages. */
export interface Poster {
  readonly source: Picture
  /** of a whole series, a category or the site, so that it tells nothing apart */
  readonly isShared: boolean
  readonly versions: Partial<Record<Tongue, Picture>>
}

const shapes = [
  [1200, 800],
  [1920, 1080],
  [1080, 1080],
  [1080, 1350],
  [800, 600],
  [724, 1024],
] as const

const names = ['cartell', 'IMG', 'poster', 'web', 'agenda', 'foto', 'imatge', 'WhatsApp-Image']

export function makePicture(dice: Dice, at: string, named = dice.pick(names)): Picture {
  const [width, height] = dice.pick(shapes)
  return {
    id: 0,
    at,
    path: `${at.slice(0, 4)}/${at.slice(5, 7)}/${named}-${1 + dice.whole(9999)}`,
    extension: dice.pick(['jpg', 'jpg', 'jpg', 'png', 'webp']),
    width,
    height,
    filesize: 30_000 + dice.whole(900_000),
  }
}

export const posterOf = (source: Picture, isShared: boolean): Poster => ({
  source,
  isShared,
  versions: {},
})

/** Uploaded again: the same file under a name that was taken, or another one with the words of the language. */
function uploadedAnew(dice: Dice, source: Picture, at: string, tongue: Tongue): Picture {
  const path = source.path.replace(/^\d+\/\d+/, `${at.slice(0, 4)}/${at.slice(5, 7)}`)
  const roll = dice.next()
  if (roll < 0.45) return { ...source, id: 0, at, path: path === source.path ? `${path}-1` : path }
  if (roll < 0.7)
    return { ...source, id: 0, at, path: `${path}-${tongue}`, filesize: source.filesize + 2113 }
  return { ...makePicture(dice, at), width: source.width, height: source.height }
}

/** The picture of a version, made once for each language of a poster. */
export function pictureIn(
  dice: Dice,
  { pictures }: Profile,
  poster: Poster,
  tongue: Tongue,
  at: string,
): Picture {
  if (pictures === 'shared') return poster.source
  const known = poster.versions[tongue]
  if (known !== undefined) return known
  const made =
    pictures === 'copied'
      ? { ...poster.source, id: 0, at }
      : uploadedAnew(dice, poster.source, at, tongue)
  poster.versions[tongue] = made
  return made
}
