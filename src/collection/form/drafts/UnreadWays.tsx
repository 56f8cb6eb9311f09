import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../service/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { focusPage } from '../../../ui/pageFocus.ts'
import { type KeptDraft, placeOf } from './draft.ts'
import { handDraft } from './handed.ts'
import { useDiscarding } from './useDiscarding.ts'

/** What can be done with a text whose record is gone: it goes into the form of a new one, or is not wanted. */
export function UnreadWays({ draft }: { draft: KeptDraft }) {
  const { t } = useTranslation('drafts')
  const service = useService()
  const navigate = useNavigate()
  const discard = useDiscarding()
  const { collection } = draft.body
  const begin = () => {
    handDraft(placeOf(service, collection, null), draft)
    const way: string = `/$language/${collection}/new`
    void navigate({ to: way, params: { language: service.language } })
  }
  return (
    <>
      <Button variant="contained" onClick={begin}>
        {t('begin')}
      </Button>{' '}
      <Button
        onClick={() => {
          discard(draft)
          focusPage()
        }}
      >
        {t('discard')}
      </Button>
    </>
  )
}
