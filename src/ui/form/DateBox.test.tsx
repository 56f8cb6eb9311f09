import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { LiveRegion } from '../live/LiveRegion.tsx'
import { providers } from '../../testProviders.tsx'
import { DateBox } from './DateBox.tsx'

function Held() {
  const [value, setValue] = useState('')
  return <DateBox label="Start" help="This day included." {...{ value }} onChange={setValue} />
}

test.each([
  [
    '19/12/2026 20:00',
    'Saturday, 19 December 2026',
    'Saturday, 19 December 2026. This day included.',
  ],
  ['31/11/2026 20:00', 'There’s no such day.', 'There’s no such day.'],
])('%s is described when it is left, and said once', async (typed, words, described) => {
  const wrapper = await providers(['form'])
  render([<Held key="box" />, <LiveRegion key="said" />], { wrapper })
  const box = screen.getByRole('textbox', { name: 'Start' })
  expect(box).toHaveAccessibleDescription('For example, 19/12/2026 20:00. This day included.')
  await userEvent.type(box, typed)
  expect(box).not.toHaveAccessibleDescription(/\d/)
  await userEvent.tab()
  expect(box).toHaveAccessibleDescription(described)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Start: ${words}`))
})
