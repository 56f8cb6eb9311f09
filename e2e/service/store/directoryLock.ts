import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Locks of this very process: the number of a dead one may come back as ours, in a container above all. */
const ours = new Set<string>()

const isHeld = (file: string, pid: number): boolean => {
  if (pid === process.pid) return ours.has(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, under somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const write = async (file: string): Promise<boolean> => {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Keeps a data directory for this process alone: two PostgreSQLs writing the same files destroy
 * them. What a process that died left behind is taken over.
 *
 * @returns gives the directory back
 * @throws Error when a running process has it
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  await mkdir(directory, { recursive: true })
  const file = resolve(directory, 'lock')
  if (!(await write(file))) {
    const holder = Number(await readFile(file, 'utf8'))
    if (isHeld(file, holder))
      throw new Error(`The data in ${directory} is in use by process ${holder}. Stop it first.`)
    await rm(file, { force: true })
    if (!(await write(file))) throw new Error(`The data in ${directory} is in use.`)
  }
  ours.add(file)
  return async () => {
    ours.delete(file)
    await rm(file, { force: true })
  }
}
