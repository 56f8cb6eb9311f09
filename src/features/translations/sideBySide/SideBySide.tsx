import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import { ReadOnlyNote } from '../../../core/views/form/ReadOnlyNote.tsx'
import { useMayPublish } from '../../../core/views/form/useMayPublish.ts'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { FactFields } from '../../../resources/events/editing.ts'
import type { Language } from '../../../api/language.ts'
import { ServiceContext } from '../../../api/useService.ts'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { AboveActionBar, ActionBar } from '../../../ui/form/ActionBar.tsx'
import { FieldScope, ReadOnly } from '../../../ui/form/useField.ts'
import { focusPage } from '../../../ui/pageFocus.ts'
import { useShortcut } from '../../../ui/shortcuts/shortcuts.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { datedPlace } from '../savedFrom/savedFrom.ts'
import { UnkeptNote } from '../savedFrom/UnkeptNote.tsx'
import { SideBySideHeader, SideBySideNotes } from './SideBySideNotes.tsx'
import { DriftNote } from './DriftNote.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { OutOfSight } from './OutOfSight.tsx'
import type { SourceContext } from './plan.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { shownLanguages } from './shownLanguages.ts'
import { SourceChanges } from './SourceChanges.tsx'
import { TranslationSigns } from './TranslationSigns.tsx'
import { useMakingVersion } from './useMakingVersion.ts'
import { useSavingAll } from './useSavingAll.ts'
import { useWaiting } from './useWaiting.ts'
import type { Begun, HeldVersion } from './useVersion.ts'
import { columnRows, VersionColumn } from './VersionColumn.tsx'

const Columns = styled('div')<{ count: number }>(({ theme, count }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: theme.spacing(2, 3),
  paddingBlock: theme.spacing(2),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: `span ${columnRows}`,
  },
  '& > div > *': { gridRow: '1 / -1' },
}))

/** What waits to be published: what is private or scheduled is so on purpose. */
const toBePublished: ReadonlySet<string> = new Set(['draft', 'pending'])

const Form = styled('form')({ maxWidth: 1680 })

interface Props extends SourceContext {
  others: readonly HeldVersion[]
  /** every language that has texts of its own, in the order of the configuration */
  languages: readonly Language[]
  /** what stands in place of a language's texts, where there are none */
  renderBlank: (
    language: Language,
    making: Pick<ReturnType<typeof useMakingVersion>, 'pressed' | 'want' | 'link'>,
  ) => ReactNode
  onMade: (begun: Begun) => void
  /** the language somebody came for to make the version in, where it has none */
  wanted: Language | null
  /** the language that is shown at first where there is no room for all; else the first of the others */
  shownFirst: Language | undefined
  /** languages that share the source's record */
  shared: readonly string[]
  /** languages that hold more than was looked through */
  beyond: readonly string[]
  /** languages that did not answer */
  unread: readonly string[]
  /** The versions are not known yet: nothing is typed or saved without them, for all is drawn anew once they are. */
  isReading: boolean
}

/** One event in all its languages: what is so in each of them once, and the texts beside each other. */
export function SideBySide({
  others,
  languages,
  renderBlank,
  onMade,
  wanted,
  shownFirst,
  ...props
}: Props) {
  const { shared, beyond, unread, isReading, ...ground } = props
  const { source } = ground
  const { t } = useTranslation(['sideBySide', 'recordForm', 'ui'])
  const nameOf = useLanguageName()
  const mayWrite = useMayWrite(source.service)
  const [chosen, setChosen] = useState<Language>(
    shownFirst ?? languages.find((language) => language !== source.language) ?? source.language,
  )
  const room = useRoom()
  // Until the others are read there is one to look at.
  const current = isReading && room === 'one' ? source.language : chosen
  const shown = shownLanguages(languages, source.language, current, room)
  const saving = useSavingAll(ground, others, (left) => {
    // Why it was not saved is said in its column, and asked there.
    const [first] = left
    if (first !== undefined && !left.some((language) => shown.includes(language))) setChosen(first)
  })
  const making = useMakingVersion(ground, wanted, onMade)
  // In a dialog it is said there.
  const refusal = (saving.plan ?? making.wanted) ? null : (saving.refusal ?? making.refusal)
  const all = [source, ...others]
  const isPageGuarded = useGuard(all)
  const isBusy = saving.isBusy || isReading
  const save = async () => {
    if (isBusy) return
    const wrong = await saving.save()
    if (wrong !== undefined) setChosen(wrong)
  }
  const unpublished = all.filter(({ opened: { status } }) => toBePublished.has(status))
  const publish = async () => {
    if (isBusy) return
    for (const { form } of unpublished) form.setValue('status', 'publish', { shouldDirty: true })
    await save()
  }
  // What the site says of the account is not asked for here: what it refuses is said beside its language.
  const offersPublish = useMayPublish(false) !== false && unpublished.length > 0
  const saveButton = useFocusBeside(offersPublish)
  const formElement = useRef<HTMLFormElement>(null)
  // All is drawn anew once the languages are read: the focus does not go with what was looked at.
  useLayoutEffect(() => {
    const form = formElement.current
    if (!isReading) return undefined
    return () => {
      if (form?.contains(document.activeElement)) queueMicrotask(() => focusPage())
    }
  }, [isReading])
  useShortcut('mod+s', t('save'), () => void save())
  const tabs = room === 'two' ? languages.filter((one) => one !== source.language) : languages
  const sourcePlace = { language: source.language, id: source.opened.id }
  const versionOf = (language: Language) => all.find((one) => one.language === language)
  const { waiting, markOf } = useWaiting({ languages, shown, unread, versionOf })
  const columnOf = (language: Language) => {
    const version = versionOf(language)
    if (version === undefined) return renderBlank(language, making)
    if (version === source)
      return (
        <VersionColumn version={version}>
          {others.length > 0 && version.isDirty ? (
            <FormControlLabel
              label={t('minor')}
              control={
                <Checkbox checked={saving.isMinor} onChange={(_, on) => saving.setMinor(on)} />
              }
            />
          ) : null}
        </VersionColumn>
      )
    return (
      <VersionColumn {...{ version, source }} takesFocus={language === shownFirst}>
        <SourceChanges
          {...{ version, source }}
          then={saving.sourceAt('events', datedPlace(language, version.opened), sourcePlace)}
        />
        <TranslationSigns {...{ version, source }} />
        <DriftNote
          {...{ ground, version }}
          taken={saving.taken}
          onTake={(names) => saving.take(version, names)}
        />
      </VersionColumn>
    )
  }
  return (
    <>
      <SideBySideHeader {...{ all, languages, isReading }} />
      <Form
        ref={formElement}
        noValidate
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {mayWrite ? null : <ReadOnlyNote />}
        <SideBySideNotes
          language={source.language}
          {...{ shared, beyond }}
          partly={saving.partly}
        />
        <UnkeptNote />
        {refusal ? <SaveError {...{ refusal }} name="" /> : null}
        <ReadOnly value={!mayWrite || isReading}>
          <AboveActionBar>
            {room !== 'all' && tabs.length > 1 ? (
              <>
                <OutOfSight {...{ waiting }} onShow={setChosen} />
                <LanguageTabs
                  chosen={current}
                  {...{ markOf }}
                  languages={tabs}
                  onChoose={setChosen}
                />
              </>
            ) : null}
            <Columns count={shown.length}>
              {shown.map((language) => (
                <div key={language}>{columnOf(language)}</div>
              ))}
            </Columns>
            <ServiceContext value={source.service}>
              <FieldScope value={`field-${source.language}`}>
                <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
                  {t('facts.title')}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                  {t('facts.text', { language: nameOf(source.language) })}
                </Typography>
                <FactFields form={source.form} opened={source.opened} />
              </FieldScope>
            </ServiceContext>
          </AboveActionBar>
        </ReadOnly>
        {mayWrite ? (
          <ActionBar label={t('sideBySide:save')}>
            <Button
              ref={saveButton}
              variant="contained"
              aria-disabled={isBusy}
              onClick={() => void save()}
            >
              {t(saving.isBusy && !saving.taken ? 'ui:saving' : isReading ? 'ui:loading' : 'save')}
            </Button>
            {offersPublish ? (
              <Button variant="outlined" aria-disabled={isBusy} onClick={() => void publish()}>
                {t('recordForm:action.publishSave')}
              </Button>
            ) : null}
            <Typography
              component="output"
              variant="body2"
              color="textSecondary"
              sx={{ ml: 'auto' }}
            >
              {all.some(({ isDirty }) => isDirty) ? t('ui:unsaved') : ''}
            </Typography>
          </ActionBar>
        ) : null}
      </Form>
      {saving.plan ? (
        <PlanDialog
          plan={saving.plan}
          {...{ source }}
          title={t('plan.title')}
          action={t(saving.plan.saves ? 'plan.save' : 'plan.take')}
          refusal={saving.refusal}
          isBusy={saving.isBusy}
          onGo={saving.go}
          onCancel={saving.cancel}
          {...{ isPageGuarded }}
        />
      ) : null}
      {making.wanted ? (
        <PlanDialog
          plan={{ unconfirmed: [], questions: making.questions }}
          {...{ source }}
          title={t('make.title', { language: nameOf(making.wanted) })}
          text={t('make.text', { language: nameOf(making.wanted), title: source.opened.title })}
          action={t('make.action')}
          refusal={making.refusal}
          isBusy={making.isBusy}
          onGo={(answers) => void making.go(answers)}
          onCancel={() => making.want(null)}
          {...{ isPageGuarded }}
        />
      ) : null}
    </>
  )
}

/** What is pressed may go with what was to be done: the button beside it takes the focus, which would be lost. */
function useFocusBeside(isThere: boolean) {
  const beside = useRef<HTMLButtonElement>(null)
  const was = useRef(isThere)
  useLayoutEffect(() => {
    if (was.current && !isThere && document.activeElement === document.body) beside.current?.focus()
    was.current = isThere
  }, [isThere])
  return beside
}

/** Three beside each other want a screen; two a tablet. */
function useRoom() {
  const isNarrow = useIsNarrow('sm')
  const isMedium = useIsNarrow('lg')
  if (isNarrow) return 'one'
  return isMedium ? 'two' : 'all'
}

/**
 * Leaving asks once for all languages: what is typed stays on this device, unless it is discarded.
 * @returns whether it would ask now
 */
function useGuard(all: readonly HeldVersion[]): boolean {
  const { t } = useTranslation(['recordForm', 'sideBySide', 'ui'])
  const areKept = all.every(({ drafting }) => drafting.isKept)
  const discard = () => {
    for (const { drafting } of all) void drafting.end()
  }
  const isOn = all.some(({ isDirty }) => isDirty)
  useLeaveGuard({
    isOn,
    isKeepable: true,
    question: {
      title: t('leave.title'),
      text: t(areKept ? 'leave.kept' : 'leave.text'),
      action: t('ui:leave'),
      ...(areKept
        ? { instead: { action: t('leave.discard'), onChoose: discard } }
        : { isDangerous: true }),
    },
  })
  return isOn
}
