import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { makeWorld, type TestWorld } from '../../../api/testWorld.ts'
import { freshRecord } from '../../write/writing.ts'
import { idPath } from '../../resource/recordPath.ts'
import { media } from './media.ts'

/** A site that takes pictures, and a venue with one that is described as «La plaça». */
export async function pictureWorld() {
  const world = await makeWorld('live', { data: 'town', options: { media: true } })
  const { venues } = await world.ask('GET', 'venues?per_page=50')
  const pictures = [venues].flat().flatMap((venue) => Object(Object(venue).image).id ?? [])
  const picture = Number(pictures[0])
  const { id } = await world.ask('POST', 'venues', { venue: 'Nou', image: String(picture) })
  await describe(world, picture, 'La plaça')
  return { world, picture, path: `/ca/venues/${String(id)}` }
}

export const altOf = async (world: TestWorld, picture: number) =>
  (await freshRecord({ service: world.service(), collection: media }, idPath('media', picture))).alt
/** Somebody else writes it. */
export const describe = (world: TestWorld, picture: number, alt_text: string) =>
  world.service().request({
    method: 'POST',
    path: idPath('media', picture),
    outside: true,
    body: { alt_text },
  })
export const altBox = () => screen.findByRole('textbox', { name: 'Alternative text' })
export const press = async (user: UserEvent, name: string) =>
  await user.click(await screen.findByRole('button', { name }))
export async function typeAlt(user: UserEvent, text: string) {
  await user.clear(await altBox())
  await user.paste(text)
}
