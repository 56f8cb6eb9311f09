import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Account, accountName } from '../../api/account.ts'
import { type Keep, storedWhere } from '../session/storedAccount.ts'
import type { EndedSession } from '../session/session.ts'
import { useSession } from '../session/sessionContext.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { DialogHeading } from '../../ui/DialogHeading.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProvingNote, useProving } from './ProvingNote.tsx'
import { SessionSignIn } from './SessionSignIn.tsx'

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }))

/** A site's session that had no name goes on without: where it was not told whose it is, all of them count as one person's. */
function namedAs(ended: Account, found: Account): Account {
  if (ended.kind !== 'session' || found.kind !== 'session' || ended.who !== undefined) return found
  const { who: _who, ...nameless } = found
  return nameless
}

/** The session has ended: sign in again as the same person, and what waits is repeated. */
export function SignInDialog({ ended }: { ended: EndedSession }) {
  const { t } = useTranslation('signIn')
  const id = useId()
  const proving = useProving()
  const keep = storedWhere(useSession().site)
  const signOut = useSignOut()
  const [isOther, setOther] = useState(false)
  const attempt = (found: Account, where: Keep) => {
    const account = namedAs(ended.account, found)
    // What waits goes out under the name it was written.
    const isSame = accountName(ended.account) === accountName(account)
    setOther(!isSame)
    if (isSame) void proving.attempt(account, (proved) => ended.answer(proved, where))
  }
  const leave = () => {
    ended.answer(null)
    void signOut()
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`} component={DialogHeading} takesFocus>
        {t('again.title')}
      </DialogTitle>
      <DialogContent>
        <Stack>
          <DialogContentText id={`${id}text`}>{t('again.text')}</DialogContentText>
          {isOther ? <Typography role="alert">{t('again.isOther')}</Typography> : null}
          <ProvingNote proving={proving} />
          {ended.account.kind === 'password' ? (
            <PasswordForm
              login={ended.account.login}
              isBusy={proving.isBusy}
              keep={keep}
              onSubmit={attempt}
            />
          ) : (
            <SessionSignIn isBusy={proving.isBusy} onFound={(account) => attempt(account, keep)} />
          )}
          <Typography variant="body2" color="textSecondary">
            {t('again.otherText')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={leave}>{t('again.other')}</Button>
        <Button onClick={() => ended.answer(null)}>{t('again.notNow')}</Button>
      </DialogActions>
    </Dialog>
  )
}
