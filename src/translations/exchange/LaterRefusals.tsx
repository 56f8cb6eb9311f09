import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { useService } from '../../service/useService.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import type { RefusedLater } from './refusedLater.ts'

interface Props {
  of: PairedCollection
  later: readonly RefusedLater[]
}

/** What of a file could not be taken in again, how much and why, before anybody translates it. */
export function LaterRefusals({ of, later }: Props) {
  const { t, i18n } = useTranslation('exchange')
  const { language } = useService()
  const search = { ...(of === 'events' ? {} : { of }), state: 'missing' }
  const number = (count: number) => formatNumber(i18n.language, count)
  return (
    <Alert severity="warning" role="presentation">
      {t('out.later')}
      <ul>
        {later.map(({ problem, count }) => (
          <li key={problem}>
            {t('out.laterWhy', { count, number: number(count), why: t(`problem.${problem}`) })}{' '}
            {problem === 'noVersion' ? (
              <RouterLink to="/$language/translations" params={{ language }} search={search}>
                {t('out.laterCreate')}
              </RouterLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
