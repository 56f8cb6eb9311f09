import { isRenewed } from '../../api/ended.ts'

/**
 * Does a write with its comparison; once more with a comparison of its own where the session ended in between.
 * Whoever signs in again may do so hours later, when others have worked on the record.
 */
export async function comparedAnew<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isRenewed(error)) throw error
    return await write()
  }
}
