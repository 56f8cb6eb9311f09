import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { offersMedia } from '../../../api/discovery.ts'
import { isObject } from '../../../api/isObject.ts'
import type { Service } from '../../../api/service.ts'
import { decoded } from '../../resource/decoded.ts'
import { keyOf } from '../../query/keys.ts'
import { text } from '../../resource/field.ts'
import { mediaPath } from '../../resource/recordPath.ts'
import type { Updatable } from '../../write/writeOptions.ts'
import { decodeEntities } from '../../resource/plainText.ts'
import type { Image } from '../../resource/post.ts'
import { idOf, integerOf, objectOf, textOf } from '../../resource/wire.ts'

/** A picture of the site, with its alternative text. */
export interface MediaPicture {
  readonly id: number
  readonly image: Image
  readonly alt: string
}

/** Whether pictures can be brought in; asked once. */
export function mediaOptions(service: Service) {
  return queryOptions({
    queryKey: keyOf(service, 'media', 'index'),
    queryFn: ({ signal }) => offersMedia(service, signal),
    staleTime: Infinity,
  })
}

/** @throws DecodingError when there is no object with an id */
export function mediaPictureOf(value: unknown): MediaPicture {
  const wire = objectOf(value, 'media')
  const details = isObject(wire.media_details) ? wire.media_details : {}
  const id = idOf(wire, 'media')
  return {
    id,
    image: {
      id,
      url: decodeEntities(textOf(wire.source_url)),
      width: integerOf(details.width),
      height: integerOf(details.height),
      filesize: integerOf(details.filesize),
      sizes: [],
    },
    alt: decodeEntities(textOf(wire.alt_text)),
  }
}

const alt_text = text<MediaPicture>({ of: ({ alt }) => alt, empties: [''] })

/**
 * Pictures as the writer sees them: of the content system's own route, which some sites offer beside the interface.
 * Only the alternative text of one is changed; a new one is uploaded by `bringIn`, which can overwrite nothing.
 */
export const media: Updatable<MediaPicture, { alt_text: string }> = {
  name: 'media',
  outside: true,
  fields: { alt_text },
  update: z.object({ alt_text: alt_text.schema }),
  read: mediaPictureOf,
  everything: {},
}

/** How many of the newest pictures are looked at for one that was brought in a moment ago. */
const newest = 20

/**
 * Those that were brought in last, the newest first.
 * Interface silent: the order in which images are listed is not specified. The content system's media route lists the
 * newest first.
 * @throws ApiError, DecodingError
 */
export async function newestPictures(service: Service): Promise<readonly MediaPicture[]> {
  const query = { per_page: newest }
  const body = await service.request({ method: 'GET', path: mediaPath, outside: true, query })
  return decoded((value) => (Array.isArray(value) ? value.map(mediaPictureOf) : []), body)
}

/** @throws ApiError, or the reason of `signal` */
export async function bringIn(
  service: Service,
  file: File,
  alt: string,
  signal: AbortSignal,
): Promise<MediaPicture> {
  const form = new FormData()
  form.append('file', file)
  form.append('alt_text', alt)
  const body = await service.request({
    method: 'POST',
    path: mediaPath,
    outside: true,
    form,
    signal,
  })
  return decoded(mediaPictureOf, body)
}
