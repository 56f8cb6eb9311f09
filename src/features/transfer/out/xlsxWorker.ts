import { postFile } from '../files/workerFile.ts'
import { xlsxFile } from './xlsxSheet.ts'
import type { ToXlsxWorker } from './xlsxWriter.ts'

const rows: (readonly string[])[] = []

addEventListener('message', ({ data }: MessageEvent<ToXlsxWorker>) => {
  if ('rows' in data) rows.push(...data.rows)
  else void postFile(() => xlsxFile(data.columns, rows))
})
