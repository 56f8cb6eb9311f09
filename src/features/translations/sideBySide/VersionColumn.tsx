import { type ReactNode, useEffect } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DraftNotes } from '../../../core/views/form/drafts/DraftNotes.tsx'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { StatusField } from '../../../core/views/form/parts/StatusField.tsx'
import { ReadingNote } from '../../../core/views/form/ReadingNote.tsx'
import { RecordLink } from '../../../core/views/form/RecordLink.tsx'
import { SavingNotes } from '../../../core/views/form/SavingNotes.tsx'
import {
  DescriptionBox,
  ExcerptBox,
  RuleNote,
  SlugBox,
  TitleBox,
} from '../../../resources/events/editing.ts'
import { ServiceContext } from '../../../api/useService.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { FieldScope, focusField } from '../../../ui/form/useField.ts'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { useVersionStatusLabels } from './useWaiting.ts'
import { languageHeading } from './MissingColumn.tsx'
import type { HeldVersion } from './useVersion.ts'

/** Its rows are those of the page, so that fields stand in line, whatever is said above one of them. */
const Column = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  minWidth: 0,
})

/** What is to be said of it: what says nothing stays where it is heard, and takes no room. */
const Said = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& > output:empty': { position: 'absolute' },
}))

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
}))

/** How many rows a column has at most: its head, what is said of it, four texts, its status, and what a rule says. */
export const columnRows = 8

const noneRequired = new Set<never>()

/** Texts that one may begin with those of the source. */
const copied = ['title', 'slug', 'excerpt', 'description'] as const

interface Props {
  version: HeldVersion
  /** what it is translated from; nothing for the source itself */
  source?: HeldVersion | undefined
  /** It is new, and what one goes on with. */
  takesFocus?: boolean
  /** What is to be said of its facts. */
  children?: ReactNode
}

/** The texts of one version, what is to be said of it, and how it stands. */
export function VersionColumn({ version, source, takesFocus = false, children }: Props) {
  const { t } = useTranslation('sideBySide')
  const nameOf = useLanguageName()
  const { language, service, form, opened, words } = version
  const { definition } = version.open
  useEffect(() => {
    if (takesFocus) focusField(`field-${language}`, 'title')
  }, [takesFocus, language])
  const texts = [opened.title, opened.description, opened.excerpt]
  const labels = Object.fromEntries(definition.boxes.map((name) => [name, words.label(name)]))
  const boxes = {
    title: <TitleBox form={form} required={noneRequired} />,
    slug: <SlugBox form={form} url={opened.url} />,
    excerpt: <ExcerptBox form={form} beside={texts} />,
    description: <DescriptionBox form={form} beside={texts} />,
  }
  return (
    <ServiceContext value={service}>
      <FieldScope value={`field-${language}`}>
        <Column aria-label={nameOf(language)}>
          <Head>
            <Typography variant="h2" sx={languageHeading}>
              <LanguageChip language={language} />
              {nameOf(language)}
            </Typography>
            <Standing version={version} />
            <RecordLink name="events" language={language} place={{ id: String(opened.id) }}>
              {t('alone')}
            </RecordLink>
          </Head>
          <Said>
            <Notes version={version} />
            {children}
            <ErrorSummary control={form.control} labels={labels} />
          </Said>
          {copied.map((name) => (
            <div key={name}>
              {boxes[name]}
              {source ? (
                <Button
                  size="small"
                  onClick={() =>
                    form.setValue(name, source.form.getValues(name), {
                      shouldDirty: true,
                      shouldTouch: true,
                    })
                  }
                >
                  {t(`copy.${name}`, { language: nameOf(source.language) })}
                </Button>
              ) : null}
            </div>
          ))}
          <StatusField form={form} label={words.label('status')} />
          <RuleNote form={form} opened={opened} />
        </Column>
      </FieldScope>
    </ServiceContext>
  )
}

function Standing({ version }: Pick<Props, 'version'>) {
  const say = useVersionStatusLabels()
  return (
    <Typography component="output" variant="body2" color="textSecondary">
      {say(version)}
    </Typography>
  )
}

/** What came of its saves, and what is kept of it on this device: as on its own page. */
function Notes({ version }: Pick<Props, 'version'>) {
  const { t } = useTranslation('recordForm')
  const { drafting, form, open, words, opened, editing, isRead, reading } = version
  const { definition } = open
  return (
    <div>
      <ReadingNote reading={reading} isAside />
      <DraftNotes {...{ drafting, form, open, words }} isRefreshing={!isRead} />
      {editing.saving.held?.kind === 'unready' ? (
        <Alert severity="warning">{t('unready')}</Alert>
      ) : null}
      <SavingNotes {...{ editing, definition, words, opened }} draft={drafting.key} />
    </div>
  )
}
