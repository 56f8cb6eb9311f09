import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Whom to tell what stands in one's way: as the site configured it, else in general. */
export function Contact({ contact }: { contact: string | undefined }) {
  const { t } = useTranslation('accessibility')
  if (contact === undefined)
    return <Typography>{`${t('contact.text')} ${t('contact.nobody')}`}</Typography>
  const isPage = /^https?:/i.test(contact)
  return (
    <>
      <Typography>{t('contact.text')}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {`${t('contact.to')} `}
        <Link href={isPage ? contact : `mailto:${contact}`} rel="noopener noreferrer">
          {contact}
        </Link>
      </Typography>
    </>
  )
}
