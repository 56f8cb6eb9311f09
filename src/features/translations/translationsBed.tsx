import { screen } from '@testing-library/react'
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
  const page = await openRoutes(all.in(language), `/${code}/translations/${id}`, pages)
  // Until every language has answered, the source stands alone.
  await screen.findByRole('button', { name: 'Save all languages' })
  return page
}
