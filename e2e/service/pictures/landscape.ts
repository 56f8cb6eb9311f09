import { seeded } from '../seeded.ts'
import type { Indexed } from './png.ts'
import colours from './landscape.json' with { type: 'json' }

type Colour = readonly [number, number, number]

/** Sky above, sky at the horizon, sun, far and near land: four times of a day by the sea. */
const days = colours as unknown as readonly (readonly [Colour, Colour, Colour, Colour, Colour])[]

const SKY = 9
const SUN = 9
const LAND = 10
const LAYERS = 6

const between = (from: Colour, to: Colour, share: number): Colour => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
]

const paletteOf = (day: (typeof days)[number]): Colour[] => {
  const [above, horizon, sun, far, near] = day
  const sky = Array.from({ length: SKY }, (_, band) => between(above, horizon, band / (SKY - 1)))
  const land = Array.from({ length: LAYERS }, (_, layer) =>
    between(far, near, layer / (LAYERS - 1)),
  )
  return [...sky, sun, ...land]
}

/** The height of a range of hills at `x` (both as shares of the picture), made of three waves. */
const ridge = (random: () => number, layer: number) => {
  const waves = [2, 5, 11].map((speed) => ({
    speed: speed * (0.6 + random()),
    phase: random() * Math.PI * 2,
    rise: (0.09 - layer * 0.009) / Math.sqrt(speed),
  }))
  const level = 0.5 + layer * 0.085
  return (x: number): number =>
    waves.reduce((y, { speed, phase, rise }) => y - Math.sin(x * speed + phase) * rise, level)
}

/**
 * A landscape by the sea, always the same for the same id: a sky in bands, a sun and ranges of
 * hills. Drawn in shares of the size, so a smaller size shows the same scene.
 */
export const landscape = (id: number, width: number, height: number): Indexed => {
  const random = seeded(id)
  const day = days[Math.floor(random() * days.length)] ?? days[0]
  if (day === undefined) throw new Error('no palette')
  const sun = { x: 0.15 + random() * 0.7, y: 0.12 + random() * 0.3, r: 0.05 + random() * 0.06 }
  const ridges = Array.from({ length: LAYERS }, (_, layer) => ridge(random, layer))
  const pixels = new Uint8Array(width * height)
  for (let x = 0; x < width; x += 1) {
    const tops = ridges.map((top) => top(x / width) * height)
    for (let y = 0; y < height; y += 1) {
      let layer = LAYERS - 1
      while (layer >= 0 && y < (tops[layer] ?? 0)) layer -= 1
      pixels[y * width + x] =
        layer >= 0 ? LAND + layer : skyAt(x / width, y / height, width / height)
    }
  }
  return { width, height, palette: paletteOf(day), pixels }

  function skyAt(x: number, y: number, ratio: number): number {
    const isSun = Math.hypot((x - sun.x) * ratio, y - sun.y) < sun.r
    return isSun ? SUN : Math.min(SKY - 1, Math.floor((y / 0.62) * SKY))
  }
}
