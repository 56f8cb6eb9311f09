import { languageOf } from '../../api/language.ts'
import type { TestWorld } from '../../api/testWorld.ts'
import { openRoutes } from '../../testRoutes.tsx'
import { SideBySidePage } from './sideBySide/SideBySidePage.tsx'

const media = Object.assign(new EventTarget(), { matches: false })
beforeEach(() => void vi.stubGlobal('matchMedia', () => media))

/** The page of an event beside its versions, over a world, in English words. */
export async function openBeside(world: TestWorld, code: string, id: number) {
  const all = world.service()
  const language = languageOf(all.configuration, code)
  if (!language) throw new Error(`no language ${code}`)
  const pages = { '/$language/translations/$id': SideBySidePage }
  return openRoutes(all.in(language), `/${code}/translations/${id}`, pages)
}
