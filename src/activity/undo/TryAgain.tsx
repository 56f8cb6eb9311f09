import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { PasswordAgain } from '../../collection/form/PasswordAgain.tsx'

interface Props {
  /** it was refused for the password of a protected event */
  asksPassword: boolean
  /** one was given before */
  isGiven: boolean
  isBusy: boolean
  onAgain: (password?: string) => void
}

/** The way to try it once more; with the password of a protected event. */
export function TryAgain({ asksPassword, isGiven, isBusy, onAgain }: Props) {
  const { t } = useTranslation('activity')
  if (asksPassword)
    return (
      <PasswordAgain isWrong={isGiven} isBusy={isBusy} onGiven={onAgain}>
        {t('result.again')}
      </PasswordAgain>
    )
  return (
    <Button size="small" disabled={isBusy} onClick={() => onAgain()}>
      {t('result.again')}
    </Button>
  )
}
