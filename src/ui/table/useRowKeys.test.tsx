import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { MouseEvent } from 'react'
import { ShortcutHost } from '../shortcuts/ShortcutHost.tsx'
import { providers } from '../../testProviders.tsx'
import { PickBox, PickKey } from './PickBox.tsx'
import { useRowKeys } from './useRowKeys.ts'

const names = ['Aplec', 'Ball', 'Concert']

function Rows({ onClick }: { onClick?: (event: MouseEvent<HTMLElement>) => void }) {
  return (
    <div ref={useRowKeys()} role="presentation" onClick={onClick}>
      {names.map((name) => (
        <div key={name} data-row>
          <PickBox label={`Choose ${name}`} value={name} />
          <a href={`#${name}`} data-row-link>
            {name}
          </a>
          <a href={`#${name}-es`}>{name} ES</a>
        </div>
      ))}
      <PickKey />
      <ShortcutHost />
    </div>
  )
}

const wrapper = await providers()

test('x chooses the row in focus, and tells with Shift that a range is meant', async () => {
  const user = userEvent.setup()
  const shifts: boolean[] = []
  render(<Rows onClick={({ shiftKey }) => shifts.push(shiftKey)} />, { wrapper })
  await user.keyboard('jxj{Shift>}X{/Shift}')
  expect(shifts).toEqual([false, true])
  const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(chosen).toEqual([true, true, false])
})

test('letters and arrows walk the rows; outside of them arrows are left to the browser', async () => {
  const user = userEvent.setup()
  render(<Rows />, { wrapper })
  const focused = () => document.activeElement?.textContent
  await user.keyboard('{ArrowDown}')
  expect(document.body).toBe(document.activeElement)
  await user.keyboard('j')
  expect(focused()).toBe('Aplec')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Concert')
  await user.keyboard('{ArrowDown}{ArrowUp}k')
  expect(focused()).toBe('Aplec')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Aplec ES')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Ball')
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(focused()).toBe('Ball')
})
