import { useTranslation } from 'react-i18next'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { PresetLinks } from '../../../ui/filters/LinkTabs.tsx'
import { type PairedCollection, pairedCollections } from '../pairing/listing.ts'

interface CollectionLinksProps {
  /** the one that is shown */
  of: PairedCollection
  /** what stays in the address beside the collection */
  beside: AddressSearch
  /** the ones that have the page, where that is not each */
  among?: readonly PairedCollection[]
}

/** The same page for events, venues, organizers, categories or tags. */
export function CollectionLinks({ of, beside, among = pairedCollections }: CollectionLinksProps) {
  const { t } = useTranslation(['translations', 'app'])
  const links = among.map((id) => ({
    id,
    words: t(`app:shell.${id}`),
    search: id === 'events' ? beside : { ...beside, of: id },
    isCurrent: id === of,
  }))
  return <PresetLinks label={t('of.label')} presets={links} />
}
