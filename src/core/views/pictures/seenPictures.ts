import type { QueryClient } from '@tanstack/react-query'
import { accountName } from '../../../api/account.ts'
import type { Service } from '../../../api/service.ts'
import type { Image, Post } from '../../resource/post.ts'

/** Pictures that were chosen or brought in on this page; a field holds nothing but their ids. */
const chosen = new Map<string, Image>()

const placeOf = ({ site }: Service, id: string) => `${site} ${id}`

export function rememberPicture(service: Service, image: Image): void {
  if (image.id !== null) chosen.set(placeOf(service, String(image.id)), image)
}

interface Listed {
  readonly items?: readonly Partial<Pick<Post, 'image'>>[]
}

/** What is known of the picture of an id without asking anybody: chosen here, or in a list read before. */
export function seenPicture(client: QueryClient, service: Service, id: string): Image | null {
  const known = chosen.get(placeOf(service, id))
  if (known) return known
  const lists = client.getQueriesData<Listed>({
    queryKey: [service.site, accountName(service.account)],
    predicate: ({ queryKey }) => queryKey[4] === 'list',
  })
  for (const [, page] of lists)
    for (const { image } of page?.items ?? []) if (image && String(image.id) === id) return image
  return null
}
