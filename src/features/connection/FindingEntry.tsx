import Done from '@mui/icons-material/CheckCircleOutlined'
import Wrong from '@mui/icons-material/ErrorOutlined'
import Unknown from '@mui/icons-material/HelpOutlineOutlined'
import Look from '@mui/icons-material/WarningAmberOutlined'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { type Finding, verdictOf, type Verdict } from './findings.ts'
import { useFindingMessages } from './useReport.ts'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
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

const pictures = { works: Done, look: Look, fails: Wrong, unknown: Unknown }

const colours = { works: 'success', look: 'warning', fails: 'error' } as const

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'verdict' })<{
  verdict: Verdict
}>(({ theme, verdict }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    flex: 'none',
    alignSelf: 'start',
    fontWeight: 600,
    color: verdict === 'unknown' ? palette.text.secondary : palette[colours[verdict]].main,
    '& svg': { fontSize: '1.25rem' },
  }
})

/** A verdict: a picture and its words, never a colour alone. */
export function VerdictMark({ verdict, words }: { verdict: Verdict; words: string }) {
  const Picture = pictures[verdict]
  return (
    <Mark verdict={verdict}>
      <Picture aria-hidden="true" />
      {words}
    </Mark>
  )
}
