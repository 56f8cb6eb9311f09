import { answer } from '../protocol/protocol.ts'
import bodies from '../recordings/partial-update-bodies.json' with { type: 'json' }
import type { World } from '../worlds/world.ts'
import { authorization } from './replay.ts'

export type PartialResource = 'events' | 'venues' | 'organizers'

type Bodies = Readonly<Record<PartialResource, Readonly<Record<string, unknown>>>>

/** A draft with a value in every field that an update could reset. */
const full: Bodies = bodies.full

/** What each recorded update sent, and nothing else with it; there is no picture of its number. */
export const sent: Bodies = bodies.sent

/** A picture for the records to lose. */
export const recordedPicture = {
  id: 9001,
  file: 'salabre.png',
  mime: 'image/png',
  width: 300,
  height: 200,
}

const write = async (
  world: World,
  path: string,
  body: unknown,
): Promise<Record<string, unknown>> => {
  const request = new Request(`${world.root}/ca/wp-json/${world.options.namespace}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization('editor') },
    body: JSON.stringify(body),
  })
  const response = await answer(request, world)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return Object(await response.json())
}

/** What a value says: of linked records only which they are, as a term counts its events. */
const said = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && 'id' in inner ? inner.id : inner,
  )

/** Follows from other fields, or from the clock. */
const derived = /^(modified|modified_utc|date_utc|url|slug|utc_.*|.*_details|timezone_abbr)$/

/**
 * Makes a full draft and sends one field of it: the names of the fields that are different after.
 * Throws with the status and the body of a refusal.
 * A slug that a draft gets on being published follows from that, unless the field sent is the slug.
 */
export const changedBy = async (
  world: World,
  resource: PartialResource,
  field: string,
): Promise<string[]> => {
  const name = { events: 'title', venues: 'venue', organizers: 'organizer' }[resource]
  const draft = { ...full[resource], [name]: `${String(full[resource][name])} ${field}` }
  const before = await write(world, resource, draft)
  const after = await write(world, `${resource}/${String(before['id'])}`, {
    [field]: sent[resource][field],
  })
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => key === field || !derived.test(key))
    .filter((key) => said(before[key]) !== said(after[key]))
    .sort()
}
