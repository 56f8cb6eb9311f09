import { ApiError } from '../../../api/apiError.ts'
import { pictureFile, worldOfEach } from '../../write/testSave.ts'
import { bringInOnce, isUnknownOutcome, type Sent } from './bringInOnce.ts'

const sentOf = (name: string, alt: string): Sent => ({
  file: pictureFile(name),
  alt,
})
const lost = { kind: 'lostAnswer', method: 'POST', times: 1 }

const world = worldOfEach('live', { options: { media: true } })

async function there() {
  const answer = await fetch(`${world.base}ca/wp-json/wp/v2/media`)
  const all = (await answer.json()) as { alt_text: string }[]
  return all.map((one) => one.alt_text)
}

const bring = (sent: Sent, ...tries: Sent[]) =>
  bringInOnce({ service: world.service(), tries, signal: AbortSignal.timeout(60_000) }, sent)

async function apiErrorOf(bringing: Promise<unknown>): Promise<ApiError> {
  const error = await bringing.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('not refused', { cause: error })
  return error
}

test('a picture that is brought in is found where its answer is lost', async () => {
  await bring(sentOf('La plaça.png', ''))
  await world.fail([lost])
  const { alt } = await bring(sentOf('La plaça.png', 'La plaça de nit'))
  expect(alt).toBe('La plaça de nit')
  expect(await there()).toEqual(['La plaça de nit', ''])
})

test('a picture that is brought in is said not to be there where it did not arrive, and is brought in by the next try', async () => {
  await world.fail([{ kind: 'dropped', method: 'POST', times: 1 }])
  const refusal = await apiErrorOf(bring(sentOf('El pont.png', '')))
  expect(refusal.afterWrite).toBe('notSaved')
  expect(isUnknownOutcome(refusal)).toBe(false)
  await bring(sentOf('El pont.png', ''))
  expect(await there()).toEqual([''])
})

test('a picture that is brought in is in doubt where it cannot be looked for, and then not sent twice, whatever is said of it by then', async () => {
  const before = sentOf('El pont.png', 'El pont')
  await world.fail([lost, { kind: 'dropped', method: 'GET' }])
  const refusal = await apiErrorOf(bring(before))
  expect(refusal.afterWrite).toBe('unknown')
  expect(isUnknownOutcome(refusal)).toBe(true)
  expect(isUnknownOutcome(await apiErrorOf(bring(before, before)))).toBe(true)
  await world.fail([])
  const { alt } = await bring({ ...before, alt: 'El pont vell' }, before)
  expect(alt).toBe('El pont vell')
  expect(await there()).toEqual(['El pont vell'])
})
