import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { Language } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { currentReach } from '../../core/views/list/statusReach.ts'
import { filtersIn } from '../../features/translations/version/filtersIn.ts'
import { formatList, languageName } from '../../i18n/formats.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { toast } from '../../ui/toast/toast.ts'

interface Going {
  readonly client: QueryClient
  /** in the language that is gone to */
  readonly service: Service
  /** the language that the filters are of */
  readonly from: Language
  readonly search: AddressSearch
  readonly i18n: i18n
}

/** Goes to the same list of another language, and tells which filters it goes without. */
export async function goWithFilters(
  { i18n, ...going }: Going,
  navigate: (search: AddressSearch) => Promise<void>,
): Promise<void> {
  const { service, from } = going
  const { search, without } = await filtersIn({ ...going, reach: currentReach(service) })
  await navigate(search)
  if (without.length === 0) return
  await i18n.loadNamespaces('version')
  const t = i18n.getFixedT(null, 'version')
  const titles = without.map((title) => inLanguage(title, from))
  toast.show({
    message: t('withoutFilters', {
      titles: formatList(i18n.language, titles),
      language: languageName(i18n.language, service.language),
    }),
    severity: 'info',
  })
}
