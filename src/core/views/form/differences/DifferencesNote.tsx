import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { withoutTags } from '../../../resource/plainText.ts'
import type { FormatValue } from '../valueFormat.ts'
import type { Difference } from '../../../write/saved.ts'

/** Another way of getting what was meant, where saving it once more would not help. */
interface Remedy {
  text: string
  action: string
  onChoose: () => void
}

export interface NoteProps {
  labelOf: (name: string) => string
  sayValue: FormatValue
  isBusy: boolean
  remedyOf?: ((difference: Difference) => Remedy | undefined) | undefined
}

interface Props extends NoteProps {
  title: string
  /** What is said of one of them. */
  one: 'one' | 'between'
  differences: readonly Difference[]
  /** Names of those that were asked for once more, in vain. */
  inVain: ReadonlySet<string>
  /** As of all of them. */
  takesFocus?: boolean
  onPutBack: (differences: readonly Difference[]) => void
  onKeep: () => void
}

function bringIntoView(note: HTMLElement | null): void {
  note?.focus()
}

/** Both values in words; two of one name, such as versions in two languages, with their numbers. */
export function distinguished(
  say: (value: unknown) => string,
  { intended, found }: Pick<Difference, 'intended' | 'found'>,
): { intended: string; found: string } {
  const isSame = say(intended) === say(found)
  const worded = (value: unknown) =>
    isSame && Array.isArray(value)
      ? `${say(value)} (${value.map((id) => `#${String(id)}`).join(', ')})`
      : say(value)
  return { intended: worded(intended), found: worded(found) }
}

/** Fields that are not as they were meant, each with a way to put it back, or with the reason why there is none. */
export function DifferencesNote({ differences, isBusy, onPutBack, onKeep, ...props }: Props) {
  const { t } = useTranslation('recordForm')
  const reasonOf = (difference: Difference) =>
    ownOutcome(difference) ?? (props.inVain.has(difference.field) ? 'inVain' : undefined)
  const ours = differences.filter((difference) => reasonOf(difference) === undefined)
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      tabIndex={-1}
      {...(props.takesFocus ? { ref: bringIntoView } : {})}
    >
      <AlertTitle>{props.title}</AlertTitle>
      {differences.map((difference) => {
        const { field: name } = difference
        const field = props.labelOf(name)
        const remedy = props.remedyOf?.(difference)
        const reason = reasonOf(difference)
        const values = {
          field,
          ...distinguished((value) => props.sayValue(name, value), difference),
        }
        return (
          <div key={name}>
            {t(`differences.${props.one}`, values)} {remedy ? `${remedy.text} ` : ''}
            {reason && !remedy ? (
              t(`differences.${reason}`)
            ) : (
              <Button
                disabled={isBusy}
                onClick={remedy?.onChoose ?? (() => onPutBack([difference]))}
              >
                {remedy?.action ?? t('differences.putBack', { field })}
              </Button>
            )}
          </div>
        )
      })}
      {ours.length > 1 ? (
        <Button disabled={isBusy} onClick={() => onPutBack(ours)}>
          {t('differences.putAllBack')}
        </Button>
      ) : null}
      <Button onClick={onKeep}>{t('differences.keep')}</Button>
    </Alert>
  )
}

/**
 * What a service made of a value for reasons of its own, where putting it back would come to the same: an account
 * that may not publish sends for review, a date to come schedules (contract.md §5.6, §6), a slug that another record
 * has gets a number, one with accents or signs is written without, the name of a term loses its tags (contract.md §7.10).
 */
export function ownOutcome(
  difference: Difference,
): 'held' | 'scheduled' | 'slugTaken' | 'slugPlain' | 'noTags' | undefined {
  const { field, intended, found } = difference
  if (field === 'slug') return slugOutcome(String(intended), String(found))
  if (field === 'name') return hasLostTags(String(intended), String(found)) ? 'noTags' : undefined
  if (field !== 'status') return undefined
  if (found === 'pending' && (intended === 'publish' || intended === 'future')) return 'held'
  return found === 'future' && intended === 'publish' ? 'scheduled' : undefined
}

function slugOutcome(slug: string, found: string): 'slugTaken' | 'slugPlain' | undefined {
  if (isNumbered(slug, found) || isNumbered(plain(slug), found)) return 'slugTaken'
  return slug !== found && plain(slug) === found ? 'slugPlain' : undefined
}

/** A slug as content systems write it: lower case, without accents and signs. */
function plain(slug: string): string {
  const letters = slug
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d_-]/g, '')
  return letters.replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '')
}

/** `fira-2` for `fira`. */
function isNumbered(slug: string, found: string): boolean {
  const [begin, number] = [found.slice(0, slug.length), found.slice(slug.length)]
  return begin === slug.toLowerCase() && /^-\d+$/.test(number)
}

/** `Hamlet` for `<i>Hamlet</i>`. */
function hasLostTags(name: string, found: string): boolean {
  return name !== found && withoutTags(name).trim() === found
}
