import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import {
  useState,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  type UIEvent,
  type ComponentType,
  type HTMLAttributes,
} from 'react'
import { useTranslation } from 'react-i18next'
import { folded } from '../../../i18n/folded.ts'
import { useService } from '../../../api/useService.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import type { Identified } from '../../resource/collection.ts'
import { isNew, newChoice, type Creating } from './creating.ts'
import { choiceOf, twinsAmong, type Choice, type PickerSource } from './pickerSource.ts'
import { useChosenRecords } from './useChosenRecords.ts'
import { useListedRecords } from './useListedRecords.ts'
import Typography from '@mui/material/Typography'

interface PickerOptionProps {
  item: HTMLAttributes<HTMLLIElement>
  choice: Choice
  /** What tells it from another one of its name. */
  Twin: ComponentType<{ id: number }> | undefined
  /** of its name, where that is not of the interface */
  lang: string | undefined
}

/** A record that can be chosen: its name and what tells it apart. */
function PickerOption({ item, choice, Twin, lang }: PickerOptionProps) {
  return (
    <li {...item}>
      <span>
        <span lang={lang}>{choice.label}</span>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {choice.detail}
          {Twin ? (
            <>
              {choice.detail ? ', ' : ''}
              <Twin id={choice.id} />
            </>
          ) : null}
        </Typography>
      </span>
    </li>
  )
}

export interface RecordPickerProps<R extends Identified> {
  source: PickerSource<R>
  label: string
  /** Chosen ids, in their order. */
  value: readonly number[]
  onChange: (ids: number[]) => void
  /** Records that are known already, so that they need not be read for their names. */
  known?: readonly Choice[]
  /** What can be chosen beside the records: a number that stands for something else. */
  besides?: readonly Choice[]
  /** False: a new choice takes the place of the old one. */
  several?: boolean
  /** Makes a new record of what is typed, where none has that name. */
  creating?: Creating<R> | undefined
  id?: string
  help?: ReactNode
  error?: string | undefined
  readOnly?: boolean
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** On a narrow screen it is the end that tells two alike apart: a long one takes two lines. */
const wholeLabel = {
  height: 'auto',
  minHeight: 24,
  // The place to type in stays on its line.
  '&&': { maxWidth: 'calc(100% - 56px)' },
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
}

function isNearEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight > scrollHeight - 80
}

function hasWords({ label, detail }: Choice, typed: string): boolean {
  return folded(`${label} ${detail}`).includes(folded(typed.trim()))
}

/** Whether an option was pressed, and not what takes a chosen one away. */
function isChoosing({ currentTarget, nativeEvent }: SyntheticEvent): boolean {
  if (nativeEvent instanceof KeyboardEvent) return nativeEvent.key === 'Enter'
  return currentTarget instanceof Element && currentTarget.matches('[role=option]')
}

/** Records of a collection, found by typing and chosen: several, or one. */
export function RecordPicker<R extends Identified>(props: RecordPickerProps<R>) {
  const {
    source,
    value,
    known = [],
    besides = [],
    several = true,
    creating,
    readOnly = false,
  } = props
  const { t } = useTranslation('form')
  const { language } = useService()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState<string | null>(null)
  const [picked, setPicked] = useState<readonly Choice[]>([])
  const listed = useListedRecords(source, typed, isOpen)
  const read = listed.records.map((record) => choiceOf(source, record, listed.records))
  // Nobody who types on and presses Enter may get a record of the question before.
  const found = listed.isOvertaken ? read.filter((choice) => hasWords(choice, typed)) : read
  const offered = [...besides.filter((choice) => hasWords(choice, typed)), ...found]
  const twins = twinsAmong(offered)
  const choices = new Map(
    [...known, ...besides, ...picked, ...offered].map((choice) => [choice.id, choice]),
  )
  const chosen = useChosenRecords(source, value, choices)
  const fresh = creating && listed.isAnswered ? newChoice(creating, typed, offered) : null

  const nameOf = ({ label }: Choice) => inLanguage(label, language)
  const choose = (next: readonly Choice[]) => {
    const kept = several ? [...next] : next.slice(-1)
    const news = (way: 'added' | 'removed', these: readonly Choice[], others: readonly Choice[]) =>
      these
        .filter(({ id }) => !others.some((other) => other.id === id))
        .map((choice) => t(`choice.${way}`, { which: nameOf(choice) }))
    const changes = [...news('removed', chosen, kept), ...news('added', kept, chosen)]
    if (changes.length > 0) announce(changes.join(' '))
    setPicked(kept)
    setTyped('')
    props.onChange(kept.map(({ id }) => id))
  }
  const giveUp = () => {
    setWanted(null)
    setTyped(wanted ?? '')
  }
  const made = (record: R) => {
    setWanted(null)
    choose([...chosen, choiceOf(source, record, [])])
  }

  const picker = (
    <Autocomplete
      multiple
      autoHighlight
      id={props.id}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={fresh ? [...offered, fresh] : offered}
      value={chosen}
      inputValue={typed}
      filterSelectedOptions={several}
      filterOptions={(all) => all}
      readOnly={readOnly}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={listed.isReading}
      loadingText={t('choice.reading')}
      noOptionsText={t(listed.isRefused ? 'choice.refused' : 'choice.none')}
      openText={t('choice.open')}
      closeText={t('choice.close')}
      clearText={t('choice.clear')}
      onInputChange={(_, text, reason) => {
        // «reset» also comes with every new array of the same choices.
        if (reason !== 'reset') setTyped(text)
      }}
      onChange={(event, next, reason) => {
        if (next.some(isNew)) setWanted(typed.trim())
        // Of one that can be chosen, the one that is stays among those offered.
        else if (reason === 'removeOption' && isChoosing(event)) choose(chosen)
        else choose(next)
      }}
      onBlur={() => props.onBlur?.()}
      slotProps={{
        listbox: {
          onScroll: (event: UIEvent<HTMLElement>) => {
            if (isNearEnd(event.currentTarget)) listed.readMore()
          },
        },
      }}
      renderOption={({ key, ...item }, choice) => {
        const Twin = twins.has(choice.id) ? source.Twin : undefined
        const lang = isNew(choice) || besides.includes(choice) ? undefined : language
        return <PickerOption key={key} {...{ item, choice, Twin, lang }} />
      }}
      renderValue={(values, itemProps) =>
        values.map((choice, index) => {
          const { key, ...item } = itemProps({ index })
          const which = choice.label
          const trashed = choice.isTrashed ? t('choice.trashed', { which }) : which
          const label = choice.isGone ? t('choice.gone', { which }) : trashed
          return (
            <Chip
              key={key}
              {...item}
              label={choice.ownDetail ? `${label}, ${choice.ownDetail}` : label}
              sx={wholeLabel}
              lang={label === which ? language : undefined}
              {...(choice.isGone || choice.isTrashed ? { color: 'warning' } : {})}
            />
          )
        })
      }
      renderInput={(input) => (
        <TextField
          {...input}
          label={props.label}
          error={props.error !== undefined}
          helperText={
            <>
              {chosen.length > 0 ? (
                <Unseen>
                  <Sentence
                    words={t('choice.chosen', { which: chosen.map(nameOf).join(', ') })}
                  />{' '}
                </Unseen>
              ) : null}
              {props.error ?? props.help}
            </>
          }
          inputRef={props.inputRef}
        />
      )}
    />
  )
  return (
    <>
      {picker}
      {creating && wanted !== null
        ? creating.renderDialog({ typed: wanted, onDone: made, onCancel: giveUp })
        : null}
    </>
  )
}
