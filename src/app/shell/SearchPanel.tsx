import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { SearchDialog } from '../../features/search/dialog/SearchDialog.tsx'
import type { TypedAhead } from '../../ui/typedAhead.ts'
import { useSession, useSessionState } from '../session/sessionContext.ts'
import { collectionNames } from '../../core/resource/collection.ts'
import { useMayWrite } from '../../core/views/list/statusReach.ts'
import type { PageHit } from '../../features/search/hits/hit.ts'
import { destinations } from './destinations.ts'

function pageHit(label: string, path: string): PageHit {
  return { kind: 'page', key: path, label, path }
}

/** What one can go to and begin, in the words of the interface: new records for whoever may write, every place. */
function useSearchPages(service: Service): readonly PageHit[] {
  const { t } = useTranslation(['search', 'app', 'reference', 'transfer', 'ui'])
  const { language } = service
  const mayWrite = useMayWrite(service)
  const goTo = (place: string, path: string) => pageHit(t('app:shortcuts.goTo', { place }), path)
  const fresh = collectionNames.map((name) =>
    pageHit(t(`ui:new.${name}`), `/${language}/${name}/new`),
  )
  return [
    ...(mayWrite ? fresh : []),
    ...destinations.map(({ to, label }) =>
      goTo(t(`app:${label}`), to.replace('$language', language)),
    ),
    goTo(t('transfer:title'), `/${language}/transfer`),
    goTo(t('agendaPack'), `/${language}/transfer?part=pack`),
    goTo(t('reference:title'), `/${language}/service`),
    goTo(t('app:shell.settings'), '/settings'),
    pageHit(t('guide'), `/${language}/guide`),
  ]
}

interface Props {
  language: Language
  /** what is typed before the box is here */
  ahead: TypedAhead
  onClose: () => void
}

/** Searching in a language, for whoever is signed in. */
export function SearchPanel({ language, ...panel }: Props) {
  const { service } = useSessionState()
  const spoken = useMemo(() => service?.in(language), [service, language])
  return spoken ? <Panel service={spoken} {...panel} /> : null
}

/** Whoever has gone elsewhere meanwhile stays there. Without the focus the box is gone. */
function takeOver({ box, before }: TypedAhead): void {
  if (document.activeElement === box && before instanceof HTMLElement) before.focus()
  box.blur()
}

interface PanelProps extends Omit<Props, 'language'> {
  service: Service
}

function Panel({ service, ahead, onClose }: PanelProps) {
  // Its words are waited for here: the box is to be there at once when it takes over.
  useTranslation(['search', 'ui', 'app', 'reference', 'transfer'])
  const [begun] = useState(() => ahead.box.value)
  useLayoutEffect(() => takeOver(ahead), [ahead])
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
  return <SearchDialog {...{ service, around, pages, begun, onClose }} onOpen={open} />
}
