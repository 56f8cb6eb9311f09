import Typography from '@mui/material/Typography'
import type { ComponentType, HTMLAttributes } from 'react'
import type { Choice } from './pickerSource.ts'

interface PickerOptionProps {
  item: HTMLAttributes<HTMLLIElement>
  choice: Choice
  /** What tells it from another one of its name. */
  Twin: ComponentType<{ id: number }> | undefined
  /** of its name, where that is not of the interface */
  lang: string | undefined
}

/** A record that can be chosen: its name and what tells it apart. */
export function PickerOption({ item, choice, Twin, lang }: PickerOptionProps) {
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
