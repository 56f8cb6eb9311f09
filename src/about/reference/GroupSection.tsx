import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { collectionNames } from '../../collection/collection.ts'
import { OperationEntry } from './OperationEntry.tsx'
import type { Group } from './operations.ts'

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  paddingBlockStart: theme.spacing(1.5),
}))

interface Props {
  group: Group
  search: string
  open: string | undefined
  selector: string
}

/** The operations on one kind of record. */
export function GroupSection({ group: { resource, operations }, search, open, selector }: Props) {
  const { t } = useTranslation(['reference', 'app'])
  const id = useId()
  const known = collectionNames.find((name) => name === resource)
  const other = resource === '' ? t('group.service') : resource
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {known ? t(`app:shell.${known}`) : other}
      </Typography>
      {operations.map((operation) => (
        <OperationEntry
          key={operation.id}
          {...{ operation, search, selector }}
          isOpen={operation.id === open}
        />
      ))}
    </Section>
  )
}
