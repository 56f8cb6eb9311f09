import { readTable } from './readTable.ts'

async function take(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  postMessage(await readTable(bytes))
}

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => void take(data))
