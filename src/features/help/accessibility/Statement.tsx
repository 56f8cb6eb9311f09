import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/formats.ts'
import Link from '@mui/material/Link'
import { stack } from '../../../ui/layout.ts'

/** Whom to tell what stands in one's way: as the site configured it, else in general. */
function Contact({ contact }: { contact: string | undefined }) {
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

const Points = stack('ul', 1, (theme) => ({ margin: 0, paddingInlineStart: theme.spacing(3) }))

/** Sentences, each a point of its own. */
function PointList({ points }: { points: readonly string[] }) {
  return (
    <Points>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  )
}

const prepared = '2026-11-23'

/** Wall day of the last review: to be changed with the words of the statement, and by hand. */
const reviewed = '2026-11-25'

const Text = stack('div', 1.5, (theme) => ({
  maxWidth: '72ch',
  '& h2': { marginBlockStart: theme.spacing(2) },
}))

const limits = [
  'content',
  'authoring',
  'cut',
  'hours',
  'names',
  'tables',
  'drag',
  'files',
  'readers',
  'elsewhere',
] as const
const tests = ['axe', 'keyboard', 'reflow', 'media', 'spoken'] as const

interface Props {
  /** A mail address, an http(s) address, or none: `accessibilityContact` of the configuration. */
  contact: string | undefined
}

/**
 * How far the application conforms to EN 301 549, what does not, how that is known and whom to tell. In the order of
 * the model statement of the Commission Implementing Decision (EU) 2018/1523.
 */
export function Statement({ contact }: Props) {
  const { t, i18n } = useTranslation('accessibility')
  return (
    <Text>
      <Typography>{t('commitment')}</Typography>
      <Typography variant="h2">{t('status.title')}</Typography>
      <Typography>{t('status.text')}</Typography>
      <Typography variant="h2">{t('limits.title')}</Typography>
      <PointList points={limits.map((name) => t(`limits.${name}`))} />
      <Typography variant="h2">{t('tested.title')}</Typography>
      <Typography>{t('tested.text')}</Typography>
      <PointList points={tests.map((name) => t(`tested.${name}`))} />
      <Typography variant="h2">{t('contact.title')}</Typography>
      <Contact contact={contact} />
      <Typography variant="h2">{t('enforcement.title')}</Typography>
      <Typography>{t('enforcement.text')}</Typography>
      <Typography color="textSecondary">
        {t('reviewed', {
          prepared: formatDate(i18n.language, prepared),
          date: formatDate(i18n.language, reviewed),
        })}
      </Typography>
    </Text>
  )
}
