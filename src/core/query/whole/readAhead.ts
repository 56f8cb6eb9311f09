import type { QueryClient } from '@tanstack/react-query'
import type { Identified } from '../../resource/collection.ts'
import type { Page } from '../../resource/envelope.ts'
import type { pageOptions } from './usePages.ts'

/**
 * Reads a page that nobody looks at yet. What was written while it was under way it cannot know: whoever comes to it reads
 * it again. (To make every read stale reaches those that are here, and those that somebody waits for.)
 * @returns null where it could not be read
 */
export async function readAhead<R extends Identified, Filters>(
  client: QueryClient,
  options: ReturnType<typeof pageOptions<R, Filters>>,
): Promise<Page<R> | null> {
  let isOvertaken = false
  const stop = client.getMutationCache().subscribe(() => {
    isOvertaken = true
  })
  const page = await client.fetchQuery(options).catch(() => null)
  stop()
  if (isOvertaken) void client.invalidateQueries({ queryKey: options.queryKey, exact: true })
  return page
}
