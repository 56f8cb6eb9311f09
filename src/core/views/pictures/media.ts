import { queryOptions } from '@tanstack/react-query'
import { offersMedia } from '../../../api/discovery.ts'
import { isObject } from '../../../api/isObject.ts'
import type { Service } from '../../../api/service.ts'
import { decoded } from '../../resource/decoded.ts'
import { keyOf } from '../../query/keys.ts'
import { decodeEntities } from '../../resource/plainText.ts'
import type { Image } from '../../resource/post.ts'
import { idOf, integerOf, objectOf, textOf } from '../../resource/wire.ts'

/*
 * Pictures are brought in by the content system's own route, which some sites offer beside the interface. What is
 * written there is no record of the calendar, and the safe writer has no part in it: a picture that is brought in can
 * overwrite nothing, and what is said of one has a writer of its own.
 */
const path = 'wp/v2/media'

/** A picture of the site, with the words for those who do not see it. */
export interface MediaPicture {
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
  return {
    image: {
      id: idOf(wire, 'media'),
      url: decodeEntities(textOf(wire.source_url)),
      width: integerOf(details.width),
      height: integerOf(details.height),
      filesize: integerOf(details.filesize),
      sizes: [],
    },
    alt: decodeEntities(textOf(wire.alt_text)),
  }
}

/** A picture by its number, as the site has it. */
export function mediaPictureOptions(service: Service, id: number) {
  return queryOptions({
    queryKey: keyOf(service, 'media', 'record', id),
    queryFn: ({ signal }) => readPicture(service, id, signal),
  })
}

/** @throws Refusal */
export async function readPicture(
  service: Service,
  id: number,
  signal?: AbortSignal,
): Promise<MediaPicture> {
  const call = { method: 'GET', path: `${path}/${id}`, outside: true, signal } as const
  return decoded(mediaPictureOf, await service.request(call))
}

/** How many of the newest pictures are looked at for one that was brought in a moment ago. */
const newest = 20

/**
 * Those that were brought in last, the newest first.
 * Interface silent: the order in which images are listed is not specified. The content system's media route lists the
 * newest first.
 * @throws Refusal, DecodingError
 */
export async function newestPictures(service: Service): Promise<readonly MediaPicture[]> {
  const query = { per_page: newest }
  const body = await service.request({ method: 'GET', path, outside: true, query })
  return decoded((value) => (Array.isArray(value) ? value.map(mediaPictureOf) : []), body)
}

/** Gives a picture other words; whatever is left out stays, unlike in the calendar. @throws Refusal */
export async function describePicture(
  service: Service,
  id: number,
  alt: string,
): Promise<MediaPicture> {
  const body = { alt_text: alt }
  const place = { method: 'POST', path: `${path}/${id}`, outside: true } as const
  const call = { ...place, body, isCompared: true } as const
  return decoded(mediaPictureOf, await service.request(call))
}

/** @throws Refusal, or the reason of `signal` */
export async function bringIn(
  service: Service,
  file: File,
  alt: string,
  signal: AbortSignal,
): Promise<MediaPicture> {
  const form = new FormData()
  form.append('file', file)
  form.append('alt_text', alt)
  const body = await service.request({ method: 'POST', path, outside: true, form, signal })
  return decoded(mediaPictureOf, body)
}
