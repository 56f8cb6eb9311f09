import { folded } from '../../../i18n/folded.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { afterLoss, isLost } from '../../write/lostAnswer.ts'
import { safeUpdate } from '../../write/safeWriter.ts'
import { idPath } from '../../resource/recordPath.ts'
import { bringIn, media, type MediaPicture, newestPictures } from './media.ts'

/** A file with the words for it, as they are sent. */
export interface Sent {
  readonly file: File
  readonly alt: string
}

/** A site keeps a file under a name made of its own: its plain letters and digits stay as they are. */
function nameOf(name: string): string {
  const plain = name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  return folded(plain).replaceAll(/[^a-z0-9]/g, '')
}

/** What was brought in of one of these. @throws ApiError where the site does not tell */
async function found(
  service: Service,
  tries: readonly Sent[],
): Promise<MediaPicture | 'unknown' | null> {
  const described = (await newestPictures(service)).filter(({ alt }) =>
    tries.some((sent) => sent.alt === alt.trim()),
  )
  const [{ file } = { file: null }] = tries
  const same = described.find(({ image }) => image.filesize === file?.size)
  if (same) return same
  // A site may make a file smaller, or another of the same name may be there.
  const name = nameOf(file?.name ?? '')
  return described.some(({ image }) => nameOf(image.url).startsWith(name)) ? 'unknown' : null
}

interface Bringing {
  readonly service: Service
  /** of the same file, as it was sent before: any of them may have arrived */
  readonly tries: readonly Sent[]
  readonly signal: AbortSignal
}

/**
 * Brings a picture in. Where the answer is lost it is looked for, and what may have arrived earlier is not sent again.
 * @throws ApiError, with `afterWrite` where it was looked for; or the reason of `signal`
 */
export async function bringInOnce(
  { service, tries, signal }: Bringing,
  sent: Sent,
): Promise<MediaPicture> {
  const earlier = tries.length > 0 ? await found(service, tries).catch(unknown) : null
  signal.throwIfAborted()
  if (earlier && earlier !== 'unknown') {
    if (earlier.alt.trim() === sent.alt) return earlier
    const update = { path: idPath('media', earlier.id), opened: earlier }
    const writing = { service, collection: media }
    return (await safeUpdate(writing, { ...update, changes: { alt_text: sent.alt } })).record
  }
  try {
    return await bringIn(service, sent.file, sent.alt, signal)
  } catch (error) {
    if (signal.aborted || isTooLarge(error)) throw error
    return await afterLoss(error, () => found(service, [sent]))
  }
}

function unknown(error: unknown): never {
  throw error instanceof ApiError ? error.with('unknown') : error
}

/** The site, or what stands before it, does not take so much. */
export function isTooLarge(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 413 || error.code === 'rest_upload_file_too_big')
  )
}

/** Nobody knows whether it arrived. */
export function isUnknownOutcome(error: unknown): boolean {
  return isLost(error) && !isTooLarge(error) && error.afterWrite !== 'notSaved'
}
