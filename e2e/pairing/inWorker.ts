import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withTestServer } from '../bench/testServer.ts'
import { BUILT, buildIfStale } from '../commands/build.ts'
import type { FromWorker, ToWorker } from '../../src/features/translations/beside/messages.ts'
import { recordsOf } from '../../src/features/translations/beside/recordsOf.ts'
import { nothingConfirmed } from '../../src/features/translations/confirmed/confirmedPairs.ts'
import type { Listing } from '../../src/features/translations/pairing/listing.ts'

function workerName(): string {
  const names = readdirSync(join(BUILT, 'assets'))
  const name = names.find((each) => /^pairingWorker-.*\.js$/.test(each))
  if (name === undefined) throw new Error('no pairingWorker among the assets of the build')
  return name
}

function messagesFor(listings: readonly Listing[]): ToWorker[] {
  const told = listings.flatMap((listing): ToWorker[] => {
    const { language } = listing
    const records = Array.from(recordsOf(listing), (some): ToWorker => {
      return { kind: 'records', language, records: some }
    })
    return [{ kind: 'listing', language }, ...records]
  })
  const languages = listings.map(({ language }) => language)
  return [...told, { kind: 'ask', question: { number: 1, languages, confirmed: nothingConfirmed } }]
}

/** In the page: from the first record that is handed over to the answer, in ms, by a worker that has just begun. */
function timeOf({ address, told }: { address: string; told: string }): Promise<number> {
  const messages = JSON.parse(told) as ToWorker[]
  const worker = new Worker(address, { type: 'module' })
  return new Promise((resolve, reject) => {
    const began = performance.now()
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'step') return
      worker.terminate()
      if (data.kind === 'answer') resolve(performance.now() - began)
      else reject(new Error(data.message))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
    for (const message of messages) worker.postMessage(message)
  })
}

/** Milliseconds that the worker of the built application takes in a browser to pair listings, in each round anew. */
export async function timesInWorker(
  listings: readonly Listing[],
  rounds: number,
): Promise<number[]> {
  await buildIfStale()
  const told = JSON.stringify(messagesFor(listings))
  return withTestServer(async (server, browser) => {
    const world = `${server}worlds/pairs`
    await fetch(world, { method: 'PUT', body: '{}' })
    const root = `${world}/`
    const page = await browser.newPage()
    const blank = `${root}blank`
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(blank)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1)
      // oxlint-disable-next-line no-await-in-loop -- two at once would share the processor
      times.push(await page.evaluate(timeOf, { address: `${root}assets/${workerName()}`, told }))
    return times
  })
}
