import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Where the data of a new database is kept, one file for each version of the engine. */
const preparedFile = async (): Promise<string> => {
  const root = dirname(dirname(resolve('@electric-sql/pglite')))
  const { version }: { version: string } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  return join(root, '../../.cache', `pglite-${version}.tar`)
}

/** The data of a new database, as an earlier one in memory has left it; null for the first. */
export const preparedDatabase = async (): Promise<Blob | null> => {
  const bytes = await readFile(await preparedFile()).catch(() => null)
  return bytes === null ? null : new Blob([bytes])
}

/** Keeps it for the next: to make it takes seconds, to read it half of one. Nothing is lost where it cannot be kept. */
export const keepDatabase = async (data: Blob): Promise<void> => {
  const file = await preparedFile()
  const own = `${file}.${process.pid}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(own, Buffer.from(await data.arrayBuffer()))
    await rename(own, file)
  } catch {
    return
  }
}
