// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { ShortcutHost } from '../shortcuts/ShortcutHost.tsx'
import { useRowKeys } from './useRowKeys.ts'

const names = ['Aplec', 'Ball', 'Concert']

function Rows() {
  return (
    <div ref={useRowKeys()}>
      {names.map((name) => (
        <div key={name} data-row>
          <a href={`#${name}`} data-row-link>
            {name}
          </a>
        </div>
      ))}
    </div>
  )
}

const translator = createInstance().use(initReactI18next)
await translator.init({ lng: 'en', resources: {} })

afterEach(cleanup)

test('letters and arrows walk the rows; outside of them arrows are left to the browser', async () => {
  const user = userEvent.setup()
  render(
    <I18nextProvider i18n={translator}>
      <Rows />
      <ShortcutHost />
    </I18nextProvider>,
  )
  const focused = () => document.activeElement?.textContent
  await user.keyboard('{ArrowDown}')
  expect(document.body).toBe(document.activeElement)
  await user.keyboard('j')
  expect(focused()).toBe('Aplec')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Concert')
  await user.keyboard('{ArrowDown}{ArrowUp}k')
  expect(focused()).toBe('Aplec')
  expect(screen.getAllByRole('link')).toHaveLength(names.length)
})
