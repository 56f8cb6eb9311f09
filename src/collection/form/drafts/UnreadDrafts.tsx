import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../i18n/instants.ts'
import { useService } from '../../../service/useService.ts'
import type { CollectionName } from '../../collection.ts'
import { ownerOf } from '../../owner.ts'
import { useValueWords } from '../valueWords.ts'
import { type KeptDraft, placeOf } from './draft.ts'
import { useKeptDrafts } from './useKeptDrafts.ts'

const Typed = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  '& dt': { fontWeight: 500 },
  '& dd': { margin: theme.spacing(0, 0, 1), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
}))

interface Words {
  labelOf: (name: string) => string
  /** a value in words, where it is more than its own text */
  valueOf: (name: string, value: unknown) => string | undefined
}

interface Props extends Words {
  name: CollectionName
  id: number
}

/** What was typed into the form of a record that cannot be read now: without it there is no form to take it up. */
export function UnreadDrafts({ name, id, ...words }: Props) {
  const service = useService()
  const drafts = useKeptDrafts(ownerOf(service), placeOf(service, name, id))
  return drafts.map((draft) => <UnreadDraft key={draft.key} {...{ draft, ...words }} />)
}

/** Texts whole, so that nothing of them is out of reach; all else in words. */
function UnreadDraft({ draft: { at, body }, labelOf, valueOf }: Words & { draft: KeptDraft }) {
  const { t, i18n } = useTranslation('drafts')
  const { language } = useService()
  const sayValue = useValueWords({ value: valueOf }, null)
  const id = useId()
  const when = formatInstant(i18n.language, at)
  return (
    <section aria-labelledby={id}>
      <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
        <AlertTitle id={id}>{t('left')}</AlertTitle>
        {t('keptHere', { when })} {t('unread')}
        <Typed>
          {Object.entries(body.boxes).map(([box, value]) => (
            <div key={box}>
              <dt>{labelOf(box)}</dt>
              <dd lang={language}>
                {typeof value === 'string' && value !== '' ? value : sayValue(box, value)}
              </dd>
            </div>
          ))}
        </Typed>
      </Alert>
    </section>
  )
}
