import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { type Finding, verdictOf } from './findings.ts'
import { useFindingMessages } from './useFindingMessages.ts'
import { VerdictMark } from './VerdictMark.tsx'
import { stack } from '../../ui/layout.ts'

const Entry = stack('li', [0.5, 2], (theme) => ({
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Where = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(0.5),
  marginInlineEnd: theme.spacing(0.5),
  '&:empty': { display: 'none' },
}))

const Sentence = styled('p')({ margin: 0, maxWidth: '76ch' })

const Lines = styled('pre')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: theme.spacing(1, 1.5),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontSize: '0.75rem',
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.action.hover,
}))

interface Props {
  finding: Finding
  /** in which it was found; empty for the whole site */
  languages: readonly Language[]
}

/** What one check found: its verdict, a sentence, and what to do about it. */
export function FindingEntry({ finding, languages }: Props) {
  const { t } = useTranslation('connection')
  const { configuration } = useService()
  const { verdict, sentence, advice, code } = useFindingMessages()(finding)
  return (
    <Entry>
      <VerdictMark verdict={verdictOf[finding.name]} words={verdict} />
      <div>
        <Sentence>
          <Where>
            {languages.map((language) => (
              <LanguageChip
                key={language}
                language={language}
                label={configuration.languages[language] ?? language}
              />
            ))}
          </Where>{' '}
          {sentence}
        </Sentence>
        {advice === null ? null : (
          <Sentence>
            <strong>{t('remedy')}:</strong> {advice}
          </Sentence>
        )}
        {code === null ? null : <Lines translate="no">{code}</Lines>}
      </div>
    </Entry>
  )
}
