import type { Row } from '../store/rows.ts'
import { PICTURE_MIME, pictureDetails } from '../pictures.ts'

const subjects = [
  'platja',
  'port',
  'far',
  'placa',
  'riera',
  'pinar',
  'llotja',
  'ermita',
  'aiguamolls',
  'torre',
]

const shapes = [
  { width: 1200, height: 800 },
  { width: 1600, height: 900 },
  { width: 800, height: 1200 },
  { width: 1000, height: 1000 },
  { width: 640, height: 360 },
  { width: 120, height: 90 },
] as const

const pictureRow = (id: number, file: string, shape: { width: number; height: number }): Row => {
  const drawn = { file, ...shape }
  return { id, mime: PICTURE_MIME, ...drawn, ...pictureDetails(drawn) }
}

/** Sixty pictures from `firstId` on; the service draws each when it is asked for. */
export const pictureRows = (firstId: number): Row[] =>
  subjects.flatMap((subject, place) =>
    shapes.map((shape, turn) =>
      pictureRow(firstId + place * shapes.length + turn, `${subject}-${turn + 1}.png`, shape),
    ),
  )
