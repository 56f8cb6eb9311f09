import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHeading } from '../DialogHeading.tsx'

const Form = styled('form')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  height: '100%',
  width: 'min(460px, 100vw)',
})

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.25, 2),
  borderBlock: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2),
  overflowY: 'auto',
}))

interface FilterDrawerProps {
  onApply: (event: FormEvent) => void
  onEmpty: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters of a list beside it: nothing happens to the list until they are applied. */
export function FilterDrawer({ onApply, onEmpty, onClose, children }: FilterDrawerProps) {
  const { t } = useTranslation(['filterDrawer', 'filters'])
  const title = useId()
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': title } }}
    >
      <Form onSubmit={onApply} noValidate>
        <Bar>
          <Typography variant="h2" component={DialogHeading} id={title}>
            {t('filters:drawer.button')}
          </Typography>
          <IconButton aria-label={t('close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Bar>
        <Fields>{children}</Fields>
        <Bar>
          <Button onClick={onEmpty}>{t('clear')}</Button>
          <Button type="submit" variant="contained">
            {t('apply')}
          </Button>
        </Bar>
      </Form>
    </Drawer>
  )
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
}))

const Title = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  marginBlockEnd: theme.spacing(1.5),
  padding: 0,
}))

/** Filters that belong together. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Title>{title}</Title>
      {children}
    </Group>
  )
}
