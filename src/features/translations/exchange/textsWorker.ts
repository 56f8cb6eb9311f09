import { readTextFile } from './readFile.ts'

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  void readTextFile(data).then((read) => postMessage(read))
})
