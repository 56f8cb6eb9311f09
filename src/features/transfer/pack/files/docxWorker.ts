import { postFile } from '../../files/workerFile.ts'
import type { ToDocxWorker } from './docxFile.ts'
import { docxPack } from './docxPack.ts'

addEventListener(
  'message',
  ({ data }: MessageEvent<ToDocxWorker>) => void postFile(() => docxPack(...data)),
)
