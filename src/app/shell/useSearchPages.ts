import { useTranslation } from 'react-i18next'
import { collectionNames } from '../../collection/collection.ts'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import type { PageHit } from '../../search/hits/hit.ts'
import type { Service } from '../../service/service.ts'
import { destinations } from './destinations.ts'

function pageHit(label: string, path: string): PageHit {
  return { kind: 'page', key: path, label, path }
}

/** What one can go to and begin, in the words of the interface: new records for whoever may write, every place. */
export function useSearchPages(service: Service): readonly PageHit[] {
  const { t } = useTranslation(['search', 'app'])
  const { language } = service
  const mayWrite = useMayWrite(service)
  const goTo = (place: string, path: string) => pageHit(t('app:shortcuts.goTo', { place }), path)
  const fresh = collectionNames.map((name) => pageHit(t(`new.${name}`), `/${language}/${name}/new`))
  return [
    ...(mayWrite ? fresh : []),
    ...destinations.map(({ to, label }) =>
      goTo(t(`app:${label}`), to.replace('$language', language)),
    ),
    goTo(t('transfer'), `/${language}/transfer`),
    goTo(t('agendaPack'), `/${language}/transfer?part=pack`),
    goTo(t('service'), `/${language}/service`),
    goTo(t('app:shell.settings'), '/settings'),
    pageHit(t('guide'), `/${language}/guide`),
  ]
}
