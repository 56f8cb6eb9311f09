import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import type { EventRecord } from '../../../resources/events/events.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import type { Language } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { Place } from '../pairing/pairing.ts'

/** The name of a language begins its line: in Catalan and Spanish it is written small elsewhere. */
export const languageHeading = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  textTransform: 'capitalize',
} as const

interface Props {
  language: Language
  /** the source, where what was confirmed as its version is in the trash or deleted */
  goneFrom: Place | null
  /** what may be the version, likeliest first, with what it is taken for the version of */
  proposed: readonly { record: EventRecord; taken: EventRecord | undefined }[]
  onPair: (record: EventRecord) => void
  onCreate: () => void
  /** the language that is about to be asked about */
  creating: Language | null
}

/** A language that has no version yet: one that may be it, or a new one. */
export function MissingColumn({ language, goneFrom, proposed, onPair, ...creation }: Props) {
  const { onCreate, creating } = creation
  const { t, i18n } = useTranslation(['sideBySide', 'rules', 'version', 'translations', 'ui'])
  const nameOf = useLanguageName()
  return (
    <Blank language={language}>
      <p>{t(goneFrom ? 'missing.gone' : 'version:none.text', { language: nameOf(language) })}</p>
      {goneFrom ? (
        <p>
          <RouterLink
            to="/$language/translations/of/$"
            params={{ language, _splat: `${goneFrom.language}/events/${goneFrom.id}` }}
          >
            {t('missing.restore')}
          </RouterLink>
        </p>
      ) : null}
      {proposed.length > 0 ? <p>{t('missing.perhaps')}</p> : null}
      {proposed.map(({ record, taken }) => (
        <p key={record.id}>
          <Facts>
            <span lang={language}>{record.title}</span>
            {formatDateTime(i18n.language, record.start_date)}
            {taken ? t('translations:other.taken', { title: taken.title }) : null}
          </Facts>{' '}
          <Button
            size="small"
            aria-disabled={creating !== null}
            onClick={() => onPair(record)}
            aria-label={[
              `${t('version:perhaps.confirm')}: ${record.title}`,
              formatDateTime(i18n.language, record.start_date),
            ].join(', ')}
          >
            {t('version:perhaps.confirm')}
          </Button>
        </p>
      ))}
      {/* In large text it is wider than its column. */}
      <Button
        variant="outlined"
        sx={{ whiteSpace: 'normal' }}
        aria-disabled={creating !== null}
        onClick={onCreate}
      >
        {creating === language
          ? t('ui:loading')
          : t('rules:panel.make', { language: nameOf(language) })}
      </Button>
    </Blank>
  )
}

/** A language that did not answer: nobody knows whether it has a version. */
export function UnreadColumn(props: { language: Language; error: Error; onRetry: () => void }) {
  const { language, error, onRetry } = props
  const refusal = ApiError.from(error)
  return (
    <Blank language={language}>
      <SaveError refusal={refusal} name="" isAside onRetry={onRetry} />
    </Blank>
  )
}

function Blank({ language, children }: { language: Language; children: ReactNode }) {
  const nameOf = useLanguageName()
  return (
    <section aria-label={nameOf(language)}>
      <Typography variant="h2" sx={languageHeading}>
        <LanguageChip language={language} />
        {nameOf(language)}
      </Typography>
      {children}
    </section>
  )
}
