import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { SearchDialog } from '../../search/dialog/SearchDialog.tsx'
import { useSession, useSessionState } from '../session/sessionContext.ts'
import { useSearchPages } from './useSearchPages.ts'

interface Props {
  language: Language
  onClose: () => void
}

/** Searching in a language, for whoever is signed in. */
export function SearchPanel({ language, onClose }: Props) {
  const { service } = useSessionState()
  const spoken = useMemo(() => service?.in(language), [service, language])
  return spoken ? <Panel service={spoken} onClose={onClose} /> : null
}

function Panel({ service, onClose }: { service: Service; onClose: () => void }) {
  const { base } = useSession()
  const router = useRouter()
  const pages = useSearchPages(service)
  const isPage = (path: string) => {
    const [, params, route] = router.getMatchedRoutes(path)
    // What is left over of a path that has the beginning of one of ours.
    return route !== undefined && params['**'] === undefined
  }
  const around = { configuration: service.configuration, base, isPage }
  const open = (path: string, isBeside: boolean) => {
    const { pathname, search, hash, href } = new URL(path.slice(1), new URL('.', base))
    if (isBeside) {
      // Not without its opener: a tab that is opened so is signed in as this one is, and the page is our own.
      window.open(href, '_blank')
      return
    }
    onClose()
    router.history.push(`${pathname}${search}${hash}`)
  }
  return <SearchDialog {...{ service, around, pages, onClose }} onOpen={open} />
}
