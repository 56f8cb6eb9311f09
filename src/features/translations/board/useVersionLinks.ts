import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'
import { languagesOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'
import type { Version } from '../state/version.ts'

/** Links to versions, as plain anchors that one listener follows: a router's link for each cell takes most of a drawing. */
export function useVersionLinks(collection: PairedCollection) {
  const router = useRouter()
  const { configuration } = useService()
  const hrefOf = useMemo(() => {
    const lists = new Map<string, string>(
      languagesOf(configuration).map((language) => {
        const list = { to: `/$language/${collection}`, params: { language } } as const
        return [language, router.buildLocation(list).publicHref]
      }),
    )
    return ({ language, id }: Place) => `${lists.get(language) ?? ''}/${id}`
  }, [router, configuration, collection])
  const { besideOf, versionOf } = useMemo(() => {
    const boards = new Map<string, string>(
      languagesOf(configuration).map((language) => {
        const board = { to: '/$language/translations', params: { language } } as const
        return [language, router.buildLocation(board).publicHref]
      }),
    )
    return {
      /** the page of a version beside the others; null where there is none, as for all but events */
      besideOf: ({ language, id }: Version) =>
        collection === 'events' ? `${boards.get(language) ?? ''}/${id}` : null,
      /** the page that finds the version in a language, or makes it */
      versionOf: ({ language, id }: Version, other: string) =>
        `${boards.get(other) ?? ''}/of/${language}/${collection}/${id}`,
    }
  }, [router, configuration, collection])
  const onClick = (event: MouseEvent) => {
    const isMeant = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href || !isMeant || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }
  return { hrefOf, besideOf, versionOf, onClick }
}

export type VersionLinks = ReturnType<typeof useVersionLinks>
