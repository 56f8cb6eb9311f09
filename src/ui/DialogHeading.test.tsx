import Drawer from '@mui/material/Drawer'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { render } from '@testing-library/react'
import { DialogHeading } from './DialogHeading.tsx'

const inside = (
  <>
    <DialogHeading>Heading</DialogHeading>
    <input type="hidden" />
    <input type="radio" aria-label="not chosen" />
    <input aria-label="first control" />
    <DialogActions>
      <button>safe</button>
      <button>dangerous</button>
    </DialogActions>
  </>
)

const dialog = (props: Partial<DialogProps>) => (
  <Dialog open {...props}>
    {inside}
  </Dialog>
)

test.each([
  ['a question with its safe button', dialog({ role: 'alertdialog' }), 'safe'],
  ['a form with its first control', dialog({}), 'first control'],
  [
    'a form with a list to choose from',
    <Dialog key="list" open>
      <DialogHeading>Heading</DialogHeading>
      <TextField select label="Venue" value="1">
        <MenuItem value="1">chosen</MenuItem>
      </TextField>
    </Dialog>,
    'chosen',
  ],
  [
    'a form that opens by itself with its heading',
    <Dialog key="itself" open>
      <DialogHeading takesFocus>Heading</DialogHeading>
      <input aria-label="first control" />
    </Dialog>,
    'Heading',
  ],
  [
    'a panel with its heading',
    <Drawer key="panel" open slotProps={{ paper: { role: 'dialog' } }}>
      {inside}
    </Drawer>,
    'Heading',
  ],
])('begins %s', (_what, shown, name) => {
  render(shown)
  const { activeElement } = document
  expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(name)
})
