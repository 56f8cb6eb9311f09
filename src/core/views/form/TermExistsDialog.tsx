import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import type { CollectionName } from '../../resource/collection.ts'
import type { TermRecord } from '../../resource/term.ts'
import type { Namesakes } from './namesakes.ts'
import { NamesakeFacts } from './NamesakeFacts.tsx'

const messages = { categories: 'categoryForm', tags: 'tagForm' } as const

interface Props extends Pick<Namesakes<TermRecord>, 'existing' | 'onUse' | 'onCancel'> {
  of: keyof typeof messages
}

/** There is a term of this name already: which it is, the way to it, and the way back to what was typed. */
export function TermExistsDialog({ of, existing, onUse, onCancel }: Props) {
  const { t } = useTranslation(['termForm', 'recordForm', 'categoryForm', 'tagForm'])
  const heading = useId()
  return (
    <Dialog open onClose={onCancel} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{t(`${messages[of]}:exists.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t(`${messages[of]}:exists.text`)}</DialogContentText>
        {existing.map((term) => (
          <NamesakeFacts
            key={term.id}
            record={term}
            title={term.name}
            details={[
              t('exists.slug', { slug: term.slug }),
              t('exists.events', { count: term.count }),
            ]}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('recordForm:conflict.cancel')}</Button>
        {existing.map((term) =>
          onUse ? (
            <Button key={term.id} variant="contained" onClick={() => onUse(term)}>
              {t('exists.use')}
            </Button>
          ) : (
            <TermLink key={term.id} {...{ of, term }} />
          ),
        )}
      </DialogActions>
    </Dialog>
  )
}

function TermLink({ of, term }: { of: CollectionName; term: TermRecord }) {
  const { t } = useTranslation('termForm')
  const { language } = useService()
  const to: string = `/$language/${of}/$id`
  const params = { language, id: String(term.id) }
  return (
    <RouterButton {...{ to, params }} variant="contained" ignoreBlocker>
      {t('exists.use')}
    </RouterButton>
  )
}
