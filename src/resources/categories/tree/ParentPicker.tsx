import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { folded } from '../../../i18n/folded.ts'
import { useService } from '../../../api/useService.ts'
import type { TermRecord } from '../categories.ts'
import { pathOf, rowsOf, treeOf, withInside } from './categoryTree.ts'

interface Place {
  /** 0 is the top level */
  id: number
  name: string
  level: number
  /** From the top down: what typing looks at. */
  path: string
}

interface ParentPickerProps {
  terms: readonly TermRecord[]
  /** The category that is to be put somewhere; null for a new one. */
  category: Pick<TermRecord, 'id' | 'parent'> | null
  value: number
  onChange: (parent: number) => void
  label: string
  id?: string
  help?: ReactNode
  error?: string | undefined
  isReading?: boolean
  /** False where some may be missing: nothing can be chosen then, for a place might be inside of the category. */
  isWhole?: boolean
  /** Why some are missing, and a way out. */
  unread?: ReactNode
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

const none: readonly Place[] = []

/** A place in the tree of categories. The category itself and what is inside of it are no places for it. */
export function ParentPicker(props: ParentPickerProps) {
  const { terms, category, value, onChange, label, isWhole = true } = props
  const { t } = useTranslation(['categoryTree', 'form', 'categoryList'])
  const { language } = useService()
  const top: Place = {
    id: 0,
    name: t('categoryList:move.top'),
    level: 1,
    path: t('categoryList:move.top'),
  }
  const places = rowsOf(treeOf(terms)).map(({ term: { id, name }, level }) => ({
    id,
    name: name || `#${id}`,
    level,
    path: pathOf(terms, id).join(' › '),
  }))
  const options = [top, ...places]
  const own = category ? withInside(terms, category.id) : new Set<number>()
  const lost: Place = { id: value, name: `#${value}`, level: 1, path: `#${value}` }
  const chosen = options.find(({ id }) => id === value) ?? lost
  const noteOf = (id: number) => {
    if (own.has(id)) return t('itself')
    return category && id === category.parent ? t('here') : ''
  }
  return (
    <Autocomplete
      {...(props.id ? { id: props.id } : {})}
      disableClearable
      autoHighlight
      options={isWhole ? options : none}
      value={chosen}
      loading={props.isReading ?? false}
      loadingText={t('form:choice.reading')}
      noOptionsText={t(isWhole ? 'form:choice.none' : 'unread')}
      openText={t('form:choice.open')}
      closeText={t('form:choice.close')}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ path }) => path}
      getOptionDisabled={({ id }) => own.has(id)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all, { inputValue }) =>
        inputValue === chosen.path
          ? all
          : all.filter(({ path }) => folded(path).includes(folded(inputValue.trim())))
      }
      onChange={(_, place) => onChange(place.id)}
      onBlur={() => props.onBlur?.()}
      renderOption={({ key, ...item }, { id, name, level }) => (
        <li key={key} {...item} style={{ paddingInlineStart: 16 * level }}>
          <span lang={id === 0 ? undefined : language}>{name}</span>&nbsp;{noteOf(id)}
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          error={props.error !== undefined}
          helperText={
            props.unread ? (
              <>
                {props.error} {props.unread}
              </>
            ) : (
              (props.error ?? props.help)
            )
          }
          {...(props.inputRef ? { inputRef: props.inputRef } : {})}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, lang: value === 0 ? undefined : language },
          }}
        />
      )}
    />
  )
}
