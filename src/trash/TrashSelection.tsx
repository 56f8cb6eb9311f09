import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChosenRecords, SelectionBar } from '../collection/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../collection/list/select/selections.ts'
import { Button } from '../ui/Button.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { type TrashedName, trashedNames, type TrashedRecord } from './trashed.ts'

/** What can be done with the records that are chosen in the trash. */
export function TrashSelection(props: SelectionProps<TrashedRecord>) {
  const name = trashedNames.find((one) => one === props.list.collection.name) ?? 'events'
  return (
    <SelectionBar {...props}>
      {(chosen) => <RestoreChosen {...{ name }} {...chosen} />}
    </SelectionBar>
  )
}

interface RestoreProps extends ChosenRecords<TrashedRecord> {
  name: TrashedName
}

function RestoreChosen({ name, records, onWritten }: RestoreProps) {
  const { t } = useTranslation('trash')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('restoreMany')}
      </Button>
      {isOpen ? (
        <RestoreDialog
          {...{ name, records }}
          onClose={(restored) => {
            setOpen(false)
            // What is out of the trash is not in this list any more.
            onWritten(new Map([...restored.keys()].map((id) => [id, null])))
          }}
        />
      ) : null}
    </>
  )
}
